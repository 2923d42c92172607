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

/* curses would reset a palette that the user has set, each time the terminal is taken again. */
void cn_keep_palette(void);
cn_cell cn_cell_at(WINDOW *window, int row, int column);
#endif
