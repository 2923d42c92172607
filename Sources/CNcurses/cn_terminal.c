#include "cn_private.h"
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <term.h>

static const char *named_locale(void) {
  static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(variables[i]);
    if (value && *value) return value;
  }
  return NULL;
}

static int is_utf8(const char *name) {
  return strcasestr(name, "UTF-8") != NULL || strcasestr(name, "utf8") != NULL;
}

/* Character types only: nothing else of a locale is wanted, and it is what is quick to load. */
int cn_use_locale(void) {
  static const char *const unicode[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  const char *named = named_locale();
  if (named) {
    if (setlocale(LC_CTYPE, "")) return is_utf8(nl_langinfo(CODESET));
    if (!is_utf8(named)) return 0;
  }
  for (int i = 0; i < 3; i++)
    if (setlocale(LC_CTYPE, unicode[i])) return 1;
  return 0;
}

int cn_describe(const char *type, int descriptor) {
  int status = 0;
  if (setupterm((char *)type, descriptor, &status) == OK) return CN_READY;
  /* 1 is a terminal that prints on paper: known, and without the capabilities that are asked for. */
  return status == 1 ? CN_READY : status == 0 ? CN_UNKNOWN_TYPE : CN_NO_DATABASE;
}

int cn_has_capability(const char *name) {
  const char *value = tigetstr((char *)name);
  return value && value != (char *)-1 && *value;
}

int cn_capability(const char *name, char *bytes, int capacity) {
  const char *value = tigetstr((char *)name);
  int length = 0;
  if (value == NULL || value == (char *)-1) return -1;
  while (*value && length < capacity) {
    const char *end = value[0] == '$' && value[1] == '<' ? strchr(value, '>') : NULL;
    if (end)
      value = end + 1;
    else
      bytes[length++] = *value++;
  }
  return length;
}

void cn_drop_description(void) {
  TERMINAL *described = cur_term;
  if (described) del_curterm(described);
}

/* Takes a part out of a capability, in the library's own copy: there is no other way to it. */
static void cut(const char *name, const char *part) {
  char *value = tigetstr((char *)name);
  char *found = value && value != (char *)-1 ? strstr(value, part) : NULL;
  if (found) memmove(found, found + strlen(part), strlen(found + strlen(part)) + 1);
}

void cn_trim_description(void) {
  char *palette = tigetstr("oc");
  /* curses would reset a palette that the user has set, each time the terminal is taken again */
  if (palette && palette != (char *)-1) *palette = 0;
  /* Every change of style also selects the character set; we never leave the first one. */
  cut("sgr0", "\033(B");
  cut("sgr0", "\017");
  cut("sgr", "%?%p9%t\033(0%e\033(B%;");
  cut("sgr", "%?%p9%t\016%e\017%;");
}
