#ifndef ENDLESS_CS_FILES_H
#define ENDLESS_CS_FILES_H
#include <stddef.h>

/* How many bytes a pipe holds, or -1 where that cannot be told (macOS). */
int cs_pipe_capacity(int descriptor);
/* Makes a pipe hold at least so many bytes, never fewer than now. Best effort: a limit is no error. */
void cs_pipe_enlarge(int descriptor, int bytes);

/* How often a byte occurs. About the speed of reading memory. */
size_t cs_count_byte(const void *bytes, size_t length, unsigned char byte);
/* Where a byte occurs first, or length if it does not. */
size_t cs_first_byte(const void *bytes, size_t length, unsigned char byte);
/* Where a byte occurs last, or length if it does not. */
size_t cs_last_byte(const void *bytes, size_t length, unsigned char byte);

/* A descriptor that becomes readable when the open file is written to or truncated, or -1. */
int cs_watch_open(int descriptor);
/* Takes what the watch has to say, so that it is readable only after the next change. */
void cs_watch_drain(int watch);
#endif
