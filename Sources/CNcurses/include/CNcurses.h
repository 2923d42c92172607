#ifndef ENDLESS_CNCURSES_H
#define ENDLESS_CNCURSES_H
#include <stdint.h>

/* What Swift cannot say about curses: macros, variadics, globals, and types that differ between
   systems. This header never includes <curses.h>. One thread only. */

typedef struct cn_screen cn_screen;
typedef struct cn_window cn_window;

/* The locale and the terminal's description. */

enum { CN_READY, CN_NO_DATABASE, CN_UNKNOWN_TYPE, CN_NO_MEMORY };

/* Takes the user's character set; UTF-8 if the user names none, or one that is not installed.
   Returns whether it is UTF-8. */
int cn_use_locale(void);
/* Reads a description, and says what is wrong where cn_screen_open has returned NULL. */
int cn_describe(const char *type, int descriptor);
/* Copies a string capability of the description in use without its padding; its length, or -1 if the
   terminal has it not. */
int cn_capability(const char *name, char *bytes, int capacity);
/* Leaves out of it what costs bytes or does harm. */
void cn_trim_description(void);

/* The screen. */

/* Takes the screen for full-size drawing, or returns NULL if the type has no description or cannot
   move its cursor. The terminal's modes are changed; nothing is written before the first update. */
cn_screen *cn_screen_open(const char *type, int input, int output);
/* Gives it back and forgets everything; windows must be gone. */
void cn_screen_close(cn_screen *screen);
/* Gives the terminal back for a while; the next cn_screen_update takes it again. */
void cn_screen_leave(void);
int cn_screen_is_left(void);
int cn_screen_rows(void);
int cn_screen_columns(void);
/* Takes a new size: rows and columns, both above 0. */
void cn_screen_resize(int rows, int columns);
/* The size that the kernel knows of a terminal; 0 if it knows none. */
int cn_device_size(int descriptor, int *rows, int *columns);
/* The size of one cell in pixels; 0 if the terminal does not tell. */
int cn_device_cell(int descriptor, int *width, int *height);
/* Blanks what windows do not cover. */
void cn_screen_erase(void);
/* The next update draws everything anew. */
void cn_screen_repaint(void);
/* Sends the difference in one piece; then the hardware cursor rests at a place, and shows or not. */
void cn_screen_update(int row, int column, int visible);

/* Colours. */

/* Starts colours; returns how many there are, 0 for none. */
int cn_color_start(void);
/* How many pairs there are, and whether -1 can stand for the terminal's own colour. */
int cn_color_pairs(void);
int cn_color_has_standard(void);
void cn_color_define(int pair, int foreground, int background);

/* Windows. */

enum { CN_BOLD = 1, CN_DIM = 2, CN_ITALIC = 4, CN_UNDERLINE = 8, CN_REVERSE = 16 };

typedef struct {
  uint32_t base;     /* a character that is no control */
  uint32_t marks[4]; /* combining characters; unused places are 0 */
  uint8_t width;     /* columns, 1 or 2; read back: 0 for the second column of a wide one */
  uint8_t attributes;
  int16_t pair;
} cn_cell;

/* NULL if the area is not on the screen. */
cn_window *cn_window_open(int rows, int columns, int row, int column);
void cn_window_close(cn_window *window);
/* Replaces a row from its left. What libc measures differently is drawn by a substitute of the
   cell's own width; what would cross the right edge is left out; the rest is blanked. */
void cn_window_put(cn_window *window, int row, const cn_cell *cells, int count);
/* Reads a cell as curses holds it. */
cn_cell cn_window_get(cn_window *window, int row, int column);
/* Makes the changed rows part of the next update. */
void cn_window_stage(cn_window *window);
/* Has rows sent with the next update, whatever the screen is believed to show; stage it after. */
void cn_window_redraw(cn_window *window, int first, int count);
/* Reads a cell of what the terminal shows according to curses. */
cn_cell cn_screen_get(int row, int column);
#endif
