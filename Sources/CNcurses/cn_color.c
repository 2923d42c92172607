#include "cn_private.h"

static int has_standard;

int cn_color_start(void) {
  has_standard = 0;
  if (!has_colors() || start_color() != OK) return 0;
  has_standard = use_default_colors() == OK;
  return COLORS;
}

int cn_color_pairs(void) { return COLOR_PAIRS; }
int cn_color_has_standard(void) { return has_standard; }

void cn_color_define(int pair, int foreground, int background) {
  init_pair((short)pair, (short)foreground, (short)background);
}
