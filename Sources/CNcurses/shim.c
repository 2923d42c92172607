#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include "CNcurses.h"
int cn_version(void) { return NCURSES_VERSION_MAJOR * 100 + NCURSES_VERSION_MINOR; }
