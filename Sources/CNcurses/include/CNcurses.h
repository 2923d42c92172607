#ifndef ENDLESS_CNCURSES_H
#define ENDLESS_CNCURSES_H
/* What Swift cannot say about curses. This header never includes <curses.h>. */
int cn_version(void);
#endif
