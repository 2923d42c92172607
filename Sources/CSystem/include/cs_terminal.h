#ifndef ENDLESS_CS_TERMINAL_H
#define ENDLESS_CS_TERMINAL_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* Pseudo-terminals, and programs that run on them. Every function that returns an int returns 0 or the
   errno of what failed. Every descriptor that is opened here is closed on exec. */

/* Opens a pseudo-terminal of the given size. The controller end does not block. */
int cs_terminal_open(int rows, int columns, int *controller, int *terminal);

/* Changes the size; the terminal's foreground process group gets SIGWINCH if it differs. */
int cs_terminal_set_size(int descriptor, int rows, int columns);
/* Changes the size of a cell in pixels, which every later size keeps. */
int cs_terminal_set_cell_size(int descriptor, int width, int height);
int cs_terminal_get_size(int descriptor, int *rows, int *columns);

/* Bytes that were typed and that nobody has read yet. Asks the terminal end. */
int cs_terminal_unread(int terminal, int *bytes);

/* The terminal's modes as bytes that compare equal exactly if no mode differs: flags, control characters,
   speeds. Returns how many bytes there are, or 0 if the descriptor is no terminal; fills at most `room`. */
int cs_terminal_modes(int descriptor, uint8_t *bytes, int room);

/* A pipe whose ends do not survive an exec. */
int cs_terminal_pipe(int *reader, int *writer);

/* Makes reads and writes that would wait fail with EAGAIN. */
int cs_terminal_set_nonblocking(int descriptor);

typedef struct {
    const char *program;        /* searched in this process' PATH when there is no slash in it */
    char *const *arguments;     /* from the program's name on, ended by NULL */
    char *const *environment;   /* NAME=VALUE, ended by NULL */
    const char *directory;      /* NULL: this process' own */
    int terminal;               /* becomes the controlling terminal; -1: the child has none */
    int input, output, error;   /* -1: the terminal (closed if there is none); CS_TERMINAL_CLOSED: closed */
} cs_terminal_command;

#define CS_TERMINAL_CLOSED (-2)

/* Starts a program as the leader of a session and process group of its own, with default signal handling.
   Returns when the program runs; `started` is the CLOCK_MONOTONIC time in nanoseconds just before exec. */
int cs_terminal_spawn(const cs_terminal_command *command, pid_t *process, int64_t *started);

typedef enum {
    CS_TERMINAL_RUNNING, CS_TERMINAL_EXITED, CS_TERMINAL_SIGNALLED, CS_TERMINAL_STOPPED
} cs_terminal_state;

typedef struct {
    cs_terminal_state state;
    int value;                  /* exit status, or the signal that ended or stopped it */
    int64_t processor_time;     /* nanoseconds, user and system; 0 while it runs */
} cs_terminal_outcome;

/* Asks how a child does. With `block`, returns only once it has ended or stopped. */
int cs_terminal_wait(pid_t process, bool block, cs_terminal_outcome *outcome);

/* Now, CLOCK_MONOTONIC in nanoseconds. */
int64_t cs_terminal_clock(void);

#endif
