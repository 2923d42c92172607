#ifndef ENDLESS_CTERMINAL_H
#define ENDLESS_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A terminal without a window: bytes in, cells out. UTF-8, both screens, no scrollback. */
typedef struct ct_terminal ct_terminal;

#define CT_MAX_SCALARS 6

/* A colour: CT_DEFAULT, CT_INDEXED | 0…255, or CT_DIRECT | 0xRRGGBB. */
#define CT_DEFAULT 0x00000000u
#define CT_INDEXED 0x01000000u
#define CT_DIRECT 0x02000000u

typedef struct {
    uint32_t scalars[CT_MAX_SCALARS];   /* ended by 0 when shorter; none: an empty cell */
    int width;                          /* 2: wide; 0: the right half of a wide one */
    bool bold, italic, underline, blink, reverse, strike;
    uint32_t foreground, background;
} ct_cell;

/* Returns NULL when there is no memory left. */
ct_terminal *ct_new(int rows, int columns);
void ct_free(ct_terminal *terminal);

/* On a screen of one column every character that is not ASCII is shown as `?`. */
void ct_feed(ct_terminal *terminal, const uint8_t *bytes, size_t count);
void ct_resize(ct_terminal *terminal, int rows, int columns);

/* Takes at most `room` bytes of what the terminal answers (device attributes, cursor reports). */
size_t ct_take_answer(ct_terminal *terminal, uint8_t *bytes, size_t room);

/* Reads a cell. Outside the screen: an empty one. */
ct_cell ct_read(const ct_terminal *terminal, int row, int column);

void ct_cursor(const ct_terminal *terminal, int *row, int *column);
bool ct_cursor_visible(const ct_terminal *terminal);
bool ct_alternate_screen(const ct_terminal *terminal);
unsigned ct_bells(const ct_terminal *terminal);

#endif
