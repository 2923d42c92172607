#define _GNU_SOURCE 1
#include "cs_options.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

struct cs_options {
  struct option *longs; /* always ended by a row of zeros */
  int long_count;
  char **words; /* words[0] stands for the program; always ended by null */
  int word_count;
  char shorts[260];
  int short_length;
};

cs_options *cs_options_new(void) {
  cs_options *options = calloc(1, sizeof *options);
  if (options == NULL) return NULL;
  /* '-': words that are no options come in their order; ':': a missing value is told apart. */
  memcpy(options->shorts, "-:", 3);
  options->short_length = 2;
  options->longs = calloc(1, sizeof *options->longs);
  if (options->longs == NULL || cs_options_add_word(options, "endless") != 0) {
    cs_options_free(options);
    return NULL;
  }
  return options;
}

void cs_options_free(cs_options *options) {
  if (options == NULL) return;
  for (int i = 0; i < options->long_count; i++) free((void *)options->longs[i].name);
  for (int i = 0; i < options->word_count; i++) free(options->words[i]);
  free(options->longs);
  free(options->words);
  free(options);
}

int cs_options_add_short(cs_options *options, char letter, int takes_value) {
  if (options->short_length + 3 > (int)sizeof options->shorts) return -1;
  options->shorts[options->short_length++] = letter;
  if (takes_value) options->shorts[options->short_length++] = ':';
  options->shorts[options->short_length] = '\0';
  return 0;
}

int cs_options_add_long(cs_options *options, const char *name, int takes_value, int code) {
  size_t rows = (size_t)options->long_count + 2;
  struct option *longs = realloc(options->longs, rows * sizeof *longs);
  if (longs == NULL) return -1;
  options->longs = longs;
  char *copy = strdup(name);
  memset(&longs[options->long_count], 0, 2 * sizeof *longs);
  if (copy == NULL) return -1;
  struct option *row = &longs[options->long_count++];
  row->name = copy;
  row->has_arg = takes_value; /* as getopt counts: no, yes, perhaps */
  row->val = code;
  return 0;
}

int cs_options_add_word(cs_options *options, const char *word) {
  size_t places = (size_t)options->word_count + 2;
  char **words = realloc(options->words, places * sizeof *words);
  if (words == NULL) return -1;
  options->words = words;
  words[options->word_count] = strdup(word);
  words[options->word_count + 1] = NULL;
  if (words[options->word_count] == NULL) return -1;
  options->word_count++;
  return 0;
}

void cs_options_start(void) {
  opterr = 0;
#if defined(__APPLE__) || defined(__FreeBSD__)
  optind = 1;
  optreset = 1;
#else
  optind = 0; /* glibc and musl: read the option string afresh, '-' included */
#endif
}

int cs_options_next(cs_options *options) {
  optarg = NULL;
  optopt = 0;
  return getopt_long(options->word_count, options->words, options->shorts, options->longs, NULL);
}

const char *cs_options_argument(void) {
  return optarg;
}

int cs_options_failed(void) {
  return optopt;
}

int cs_options_used(void) {
  return optind - 1;
}
