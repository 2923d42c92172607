#ifndef ENDLESS_CS_PROCESS_H
#define ENDLESS_CS_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

/* A child that leads a session and a process group of its own; the group's id is the pid. */
typedef struct {
    pid_t pid;
    int output; /* reads what the child prints; never blocks */
    int errors; /* reads what it prints on its standard error; never blocks */
    int input;  /* writes what it reads; never blocks; -1 if it has nothing to read */
} cs_child;

/* How a child ended. Exactly one of the two is not zero, or both are: a good end. */
typedef struct {
    int code;   /* the exit status */
    int signal; /* the signal it died of */
} cs_ending;

/* Runs COMMAND by /bin/sh -c: no terminal, standard input empty unless FED, every signal at its default and none
 * blocked, no descriptor but 0, 1 and 2. VARIABLES is a list of NAME=VALUE that ends with NULL and
 * goes before the environment; a NAME alone takes that variable away.
 * Returns 0, or an errno value; then there is no child and no descriptor. */
int cs_spawn_shell(const char *command, const char *const *variables, bool fed, cs_child *child);

/* Whether the child has ended. It stays a zombie, so that its pid and its group's id stay taken. */
bool cs_child_has_ended(pid_t pid, cs_ending *ending);

/* Takes the zombie away; true when there is none (any more). Never blocks. */
bool cs_child_reap(pid_t pid);

/* Lets every other program go before the child's group. */
void cs_child_lower(pid_t pid);

/* The name of a signal, with SIG, or NULL. */
const char *cs_signal_name(int signal);

/* Runs BODY on a thread that takes no signal and that nobody joins. Returns 0 or an errno value. */
int cs_thread_start(void (*body)(void *context), void *context);

#endif
