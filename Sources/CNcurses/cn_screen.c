#include "cn_private.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

struct cn_screen {
  SCREEN *screen;
  FILE *input;
  FILE *output;
};

static FILE *open_copy(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  FILE *file = copy < 0 ? NULL : fdopen(copy, mode);
  if (!file && copy >= 0) close(copy);
  return file;
}

static void drop(cn_screen *screen) {
  if (screen->input) fclose(screen->input);
  if (screen->output) fclose(screen->output);
  free(screen);
}

/* Every key is ours except the one for QUIT, which still ends a program that hangs. */
static void keep_quit_key(int descriptor) {
  struct termios modes;
  if (tcgetattr(descriptor, &modes) != 0) return;
  modes.c_lflag |= ISIG;
  modes.c_cc[VINTR] = _POSIX_VDISABLE;
  modes.c_cc[VSUSP] = _POSIX_VDISABLE;
#ifdef VDSUSP
  modes.c_cc[VDSUSP] = _POSIX_VDISABLE;
#endif
  while (tcsetattr(descriptor, TCSADRAIN, &modes) != 0 && errno == EINTR) {}
  def_prog_mode();
}

static void set_modes(int input) {
  raw();
  noecho();
  nonl();
  keep_quit_key(input);
  intrflush(stdscr, FALSE);
  /* An update that waits for keys to stop would be abandoned half way, and costs a poll a row. */
  typeahead(-1);
}

cn_screen *cn_screen_open(const char *type, int input, int output) {
  cn_screen *screen = calloc(1, sizeof *screen);
  if (!screen) return NULL;
  screen->input = open_copy(input, "r");
  screen->output = open_copy(output, "w");
  cn_drop_description(); /* newterm reads its own */
  if (screen->input && screen->output)
    screen->screen = newterm((char *)type, screen->output, screen->input);
  if (!screen->screen || !cn_has_capability("cup")) {
    if (screen->screen) delscreen(screen->screen);
    drop(screen);
    return NULL;
  }
  set_modes(input);
  cn_update_begin(fileno(screen->output));
  return screen;
}

void cn_screen_close(cn_screen *screen) {
  if (!isendwin()) endwin();
  cn_update_end();
  delscreen(screen->screen);
  drop(screen);
}

void cn_screen_leave(void) { endwin(); }
int cn_screen_is_left(void) { return isendwin(); }
int cn_screen_rows(void) { return LINES; }
int cn_screen_columns(void) { return COLS; }

void cn_screen_resize(int rows, int columns) {
  resize_term(rows, columns);
  cn_screen_repaint();
}

int cn_device_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return 0;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 1;
}

int cn_device_cell(int descriptor, int *width, int *height) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return 0;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0;
}

void cn_screen_erase(void) {
  werase(stdscr);
  wnoutrefresh(stdscr);
}

void cn_screen_repaint(void) { clearok(curscr, TRUE); }

cn_cell cn_screen_get(int row, int column) { return cn_cell_at(curscr, row, column); }
