#ifndef ENDLESS_CS_SIGNALS_H
#define ENDLESS_CS_SIGNALS_H
#include <stddef.h>

/* Signals become flags and one byte in a pipe; the loop reads the flags when the pipe wakes it. */

enum {
  CS_RESIZED = 1,    /* the terminal has a new size */
  CS_CONTINUED = 2,  /* the process was stopped and runs again */
  CS_STOP = 4        /* somebody asked the process to stop (SIGTSTP) */
};

/* Catches WINCH, CONT, TSTP, and TERM, INT, HUP, QUIT unless they were ignored before (nohup).
   The descriptor gets a byte for each signal; it must not block. */
void cs_signals_watch(int wake_descriptor);
/* Gives every signal its former disposition back. */
void cs_signals_unwatch(void);
/* The flags raised since the last call. */
unsigned cs_signals_take(void);
/* The signal that asks the process to end, or 0. If the loop has not called cs_signals_unwatch one
   second after it, or if another one comes, the handler restores the terminal and dies. */
int cs_signals_ending(void);
/* Stops the whole process group, as ^Z does, and returns when the process runs again; at once if
   SIGTSTP was ignored before or nobody could continue the group. */
void cs_signals_stop(void);
/* Dies of this signal. */
void cs_signals_die(int signal) __attribute__((noreturn));

/* Remembers the modes of a terminal, and gives them back when the process crashes: ILL, TRAP, ABRT,
   SEGV, BUS, FPE, SYS. The alternate stack serves the calling thread. */
void cs_guard_arm(int descriptor);
/* The bytes that restore the screen, which are then written first: at most 512. */
void cs_guard_screen(const void *bytes, size_t count);
/* The terminal was given back for a while (0), or is ours again (1). */
void cs_guard_hold(int held);
/* The terminal was given back for good. Also restores the modes that cs_guard_arm found. */
void cs_guard_disarm(void);
#endif
