#ifndef ENDLESS_CS_OPTIONS_H
#define ENDLESS_CS_OPTIONS_H

/*
 * getopt_long of the C library behind a handle of its own, so that Swift needs neither its globals
 * nor its arrays. The handle copies every string it is given. One scan at a time: getopt_long keeps
 * its state in globals, which cs_options_start resets.
 */
typedef struct cs_options cs_options;

enum {
  CS_OPTIONS_END = -1,      /* no word is left, or "--" stood before the words that are left */
  CS_OPTIONS_WORD = 1,      /* a word that is no option; cs_options_argument names it */
  CS_OPTIONS_UNKNOWN = '?', /* no such option, an ambiguous one, or a value where none belongs */
  CS_OPTIONS_NO_VALUE = ':' /* the value is missing */
};

/* Null if there is no memory. */
cs_options *cs_options_new(void);
void cs_options_free(cs_options *options);

/* The three below return 0, or -1 if there is no memory. */
/* Declares a one-character option; its code is the character. TAKES_VALUE: 0 no, 1 yes, 2 perhaps. */
int cs_options_add_short(cs_options *options, char letter, int takes_value);
/* Declares a long option, without its dashes. Codes of long options are above 255. */
int cs_options_add_long(cs_options *options, const char *name, int takes_value, int code);
/* Adds a word of the command line; the program's own name is not one. */
int cs_options_add_word(cs_options *options, const char *word);

/* Makes the C library forget the scan before. */
void cs_options_start(void);
/* The code of the next option, or one of the values above. */
int cs_options_next(cs_options *options);
/* The option's value, or the word; null if there is none. Lives as long as the handle. */
const char *cs_options_argument(void);
/* After an error: the code of the option, or 0 if a long one is not known. */
int cs_options_failed(void);
/* How many words are used up. */
int cs_options_used(void);

#endif
