#include "cn_private.h"
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

struct cn_window {
  WINDOW *window;
  int columns;
  cchar_t line[]; /* one row, to hand over at once */
};

cn_window *cn_window_open(int rows, int columns, int row, int column) {
  if (rows < 1 || columns < 1 || row < 0 || column < 0) return NULL;
  if (row + rows > LINES || column + columns > COLS) return NULL;
  cn_window *window = malloc(sizeof *window + sizeof(cchar_t) * (size_t)columns);
  if (!window) return NULL;
  window->columns = columns;
  /* A part of the standard screen, whose cells it draws on: memory that nobody else would use. */
  window->window = derwin(stdscr, rows, columns, row, column);
  if (window->window) return window;
  free(window);
  return NULL;
}

void cn_window_close(cn_window *window) {
  delwin(window->window);
  free(window);
}

static attr_t attributes_of(uint8_t attributes) {
  attr_t set = A_NORMAL;
  if (attributes & CN_BOLD) set |= A_BOLD;
  if (attributes & CN_DIM) set |= A_DIM;
#ifdef A_ITALIC
  if (attributes & CN_ITALIC) set |= A_ITALIC;
#endif
  if (attributes & CN_UNDERLINE) set |= A_UNDERLINE;
  if (attributes & CN_REVERSE) set |= A_REVERSE;
  return set;
}

/* Fills the places of one cell that is `width` columns wide and returns how many it took: curses
   believes libc, so a character that libc measures differently would shift the rest of the row.
   The geta mark is the printers' sign for a character that is missing. */
static int set_characters(cchar_t *place, const cn_cell *cell, int width) {
  wchar_t base = (wchar_t)cell->base;
  int kept = 1;
  if (cell->base < 0x7f ? cell->base < 0x20 || width != 1 : wcwidth(base) != width) {
    base = width == 2 ? 0x3013 : 0xfffd;
    if (wcwidth(base) != width) {
      place[width - 1] = place[0];
      for (int i = 0; i < width; i++) place[i].chars[0] = L'?';
      return width;
    }
  } else {
    for (int i = 0; i < 4 && cell->marks[i]; i++)
      if (wcwidth((wchar_t)cell->marks[i]) == 0) place->chars[kept++] = (wchar_t)cell->marks[i];
  }
  place->chars[0] = base;
  return 1;
}

static void set_style(cchar_t *style, uint8_t attributes, int16_t pair) {
  setcchar(style, L" ", attributes_of(attributes), pair, NULL);
}

void cn_window_put(cn_window *window, int row, const cn_cell *cells, int count) {
  cchar_t style;
  int places = 0, column = 0;
  for (int i = 0; i < count; i++) {
    int width = cells[i].width == 2 ? 2 : 1;
    if (column + width > window->columns) break;
    if (i == 0 || cells[i].attributes != cells[i - 1].attributes ||
        cells[i].pair != cells[i - 1].pair)
      set_style(&style, cells[i].attributes, cells[i].pair);
    window->line[places] = style;
    places += set_characters(window->line + places, &cells[i], width);
    column += width;
  }
  set_style(&style, 0, 0);
  for (; column < window->columns; column++) window->line[places++] = style;
  wmove(window->window, row, 0);
  wadd_wchnstr(window->window, window->line, places);
  /* curses counts places where it should count columns */
  wtouchln(window->window, row, 1, 1);
}

cn_cell cn_cell_at(WINDOW *window, int row, int column) {
  cchar_t place;
  wchar_t characters[CCHARW_MAX + 1] = {0};
  attr_t attributes = 0;
  short pair = 0;
  cn_cell cell = {.base = ' ', .width = 1};
  if (mvwin_wch(window, row, column, &place) == ERR) return cell;
  getcchar(&place, characters, &attributes, &pair, NULL);
  cell.base = (uint32_t)characters[0];
  for (int i = 0; i < 4 && characters[i]; i++) cell.marks[i] = (uint32_t)characters[i + 1];
  /* curses numbers the columns of a wide character from 1 in the bits of a narrow one's text */
  switch (place.attr & A_CHARTEXT) {
    case 0: break;
    case 1: cell.width = 2; break;
    default: cell.width = 0;
  }
  if (attributes & A_BOLD) cell.attributes |= CN_BOLD;
  if (attributes & A_DIM) cell.attributes |= CN_DIM;
#ifdef A_ITALIC
  if (attributes & A_ITALIC) cell.attributes |= CN_ITALIC;
#endif
  if (attributes & A_UNDERLINE) cell.attributes |= CN_UNDERLINE;
  if (attributes & A_REVERSE) cell.attributes |= CN_REVERSE;
  cell.pair = pair;
  return cell;
}

cn_cell cn_window_get(cn_window *window, int row, int column) {
  return cn_cell_at(window->window, row, column);
}

void cn_window_stage(cn_window *window) { wnoutrefresh(window->window); }

void cn_window_redraw(cn_window *window, int first, int count) {
  wredrawln(window->window, first, count);
}
