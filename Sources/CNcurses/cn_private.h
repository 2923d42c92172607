#ifndef ENDLESS_CN_PRIVATE_H
#define ENDLESS_CN_PRIVATE_H
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <curses.h>

#include "CNcurses.h"

int cn_has_capability(const char *name);
/* Forgets what cn_describe has read. */
void cn_drop_description(void);
/* Gathers updates from now on, which curses writes to this descriptor. */
void cn_update_begin(int output);
void cn_update_end(void);
cn_cell cn_cell_at(WINDOW *window, int row, int column);
#endif
