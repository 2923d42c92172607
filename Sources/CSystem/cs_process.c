#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1
#include "cs_process.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Opens a pipe whose ends are closed by exec and are none of 0, 1 and 2, which the child's own take. */
static int open_pipe(int ends[2]) {
    int raw[2];
#ifdef __linux__
    if (pipe2(raw, O_CLOEXEC) != 0) return errno;
#else
    if (pipe(raw) != 0) return errno;
#endif
    int error = 0;
    for (int i = 0; i < 2; i++) {
        ends[i] = fcntl(raw[i], F_DUPFD_CLOEXEC, 3);
        if (ends[i] < 0) error = errno;
        close(raw[i]);
    }
    if (error != 0) {
        for (int i = 0; i < 2; i++) {
            if (ends[i] >= 0) close(ends[i]);
            ends[i] = -1;
        }
        return error;
    }
    return 0;
}

static void close_pipe(const int ends[2]) {
    for (int i = 0; i < 2; i++) if (ends[i] >= 0) close(ends[i]);
}

static size_t name_length(const char *entry) { return strcspn(entry, "="); }

static bool is_replaced(const char *entry, const char *const *variables) {
    size_t length = name_length(entry);
    for (; *variables != NULL; variables++) {
        if (name_length(*variables) == length && strncmp(*variables, entry, length) == 0) return true;
    }
    return false;
}

/* The array is the caller's, the strings are not. */
static char **merged_environment(const char *const *variables) {
    size_t count = 1;
    for (char **entry = environ; entry && *entry; entry++) count++;
    for (const char *const *entry = variables; *entry; entry++) count++;
    char **merged = calloc(count, sizeof *merged);
    if (merged == NULL) return NULL;
    char **next = merged;
    for (const char *const *entry = variables; *entry; entry++) {
        if (strchr(*entry, '=') != NULL) *next++ = (char *)*entry;
    }
    for (char **entry = environ; entry && *entry; entry++) {
        if (!is_replaced(*entry, variables)) *next++ = *entry;
    }
    return merged;
}

/* posix_spawn, not fork: safe while other threads run, and exec's failure comes back as a value. */
static int prepare_attributes(posix_spawnattr_t *attributes) {
    short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
    sigset_t all, none;
    sigfillset(&all);
    sigdelset(&all, SIGKILL);
    sigdelset(&all, SIGSTOP);
    sigemptyset(&none);
    int error = posix_spawnattr_setflags(attributes, flags);
    if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
    if (error == 0) error = posix_spawnattr_setsigmask(attributes, &none);
    return error;
}

static int prepare_descriptors(
    posix_spawn_file_actions_t *actions, int input, int output, int errors) {
    int error = input >= 0
        ? posix_spawn_file_actions_adddup2(actions, input, 0)
        : posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
    if (error == 0) error = posix_spawn_file_actions_adddup2(actions, output, 1);
    if (error == 0) error = posix_spawn_file_actions_adddup2(actions, errors, 2);
#if defined(__GLIBC__) && defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 34)
    /* Whatever a library opened without O_CLOEXEC, the terminal above all, stays here. */
    if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
#endif
    return error;
}

static int spawn(
    const char *command, char **environment, int input, int output, int errors, pid_t *pid) {
    posix_spawnattr_t attributes;
    int error = posix_spawnattr_init(&attributes);
    if (error != 0) return error;
    posix_spawn_file_actions_t actions;
    error = posix_spawn_file_actions_init(&actions);
    if (error == 0) {
        error = prepare_attributes(&attributes);
        if (error == 0) error = prepare_descriptors(&actions, input, output, errors);
        char *const arguments[] = {"sh", "-c", (char *)command, NULL};
        if (error == 0) {
            error = posix_spawn(pid, "/bin/sh", &actions, &attributes, arguments, environment);
        }
        posix_spawn_file_actions_destroy(&actions);
    }
    posix_spawnattr_destroy(&attributes);
    return error;
}

/* With SIGCHLD ignored (our parent may have left it so) the kernel would reap children by itself: the
 * exit status would be lost, and a pid could be another's by the time a signal is sent to it. */
static void keep_zombies(void) {
    struct sigaction action;
    if (sigaction(SIGCHLD, NULL, &action) != 0) return;
    bool reaps_itself = action.sa_handler == SIG_IGN || (action.sa_flags & SA_NOCLDWAIT) != 0;
    if (reaps_itself) signal(SIGCHLD, SIG_DFL);
}

int cs_spawn_shell(const char *command, const char *const *variables, bool fed, cs_child *child) {
    keep_zombies();
    int input[2] = {-1, -1}, output[2] = {-1, -1}, errors[2] = {-1, -1};
    char **environment = merged_environment(variables);
    int error = environment == NULL ? ENOMEM : open_pipe(output);
    if (error == 0) error = open_pipe(errors);
    if (error == 0 && fed) error = open_pipe(input);
    if (error == 0) {
        error = spawn(command, environment, input[0], output[1], errors[1], &child->pid);
    }
    free(environment);
    if (error != 0) {
        close_pipe(input);
        close_pipe(output);
        close_pipe(errors);
        return error;
    }
    close(output[1]);
    close(errors[1]);
    if (fed) close(input[0]);
    child->output = output[0];
    child->errors = errors[0];
    child->input = input[1];
    fcntl(child->output, F_SETFL, O_NONBLOCK);
    fcntl(child->errors, F_SETFL, O_NONBLOCK);
    if (fed) fcntl(child->input, F_SETFL, O_NONBLOCK);
    return 0;
}

bool cs_child_has_ended(pid_t pid, cs_ending *ending) {
    siginfo_t info;
    memset(&info, 0, sizeof info);
    int result;
    do {
        result = waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT);
    } while (result != 0 && errno == EINTR);
    ending->code = 0;
    ending->signal = 0;
    if (result != 0) return true; /* no such child: somebody else has reaped it */
    if (info.si_pid == 0) return false;
    if (info.si_code == CLD_EXITED) ending->code = info.si_status;
    else ending->signal = info.si_status;
    return true;
}

bool cs_child_reap(pid_t pid) {
    pid_t result;
    do {
        result = waitpid(pid, NULL, WNOHANG);
    } while (result < 0 && errno == EINTR);
    return result != 0;
}

void cs_child_lower(pid_t pid) { setpriority(PRIO_PGRP, (id_t)pid, 10); }

const char *cs_signal_name(int signal) {
    static const struct { int number; const char *name; } names[] = {
        {SIGHUP, "SIGHUP"}, {SIGINT, "SIGINT"}, {SIGQUIT, "SIGQUIT"}, {SIGILL, "SIGILL"},
        {SIGTRAP, "SIGTRAP"}, {SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"},
        {SIGKILL, "SIGKILL"}, {SIGUSR1, "SIGUSR1"}, {SIGSEGV, "SIGSEGV"}, {SIGUSR2, "SIGUSR2"},
        {SIGPIPE, "SIGPIPE"}, {SIGALRM, "SIGALRM"}, {SIGTERM, "SIGTERM"}, {SIGXCPU, "SIGXCPU"},
        {SIGXFSZ, "SIGXFSZ"}, {SIGVTALRM, "SIGVTALRM"}, {SIGPROF, "SIGPROF"}, {SIGSYS, "SIGSYS"},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (names[i].number == signal) return names[i].name;
    }
    return NULL;
}

typedef struct {
    void (*body)(void *);
    void *context;
} thread_start;

static void *run_thread(void *argument) {
    thread_start start = *(thread_start *)argument;
    free(argument);
    start.body(start.context);
    return NULL;
}

int cs_thread_start(void (*body)(void *), void *context) {
    thread_start *start = malloc(sizeof *start);
    if (start == NULL) return ENOMEM;
    start->body = body;
    start->context = context;
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error != 0) {
        free(start);
        return error;
    }
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, 512 * 1024);
    /* A thread is born with its maker's mask: signals stay with the main thread, except those that
     * are a thread's own fault. */
    sigset_t taken, before;
    sigfillset(&taken);
    sigdelset(&taken, SIGSEGV);
    sigdelset(&taken, SIGBUS);
    sigdelset(&taken, SIGILL);
    sigdelset(&taken, SIGFPE);
    sigdelset(&taken, SIGTRAP);
    sigdelset(&taken, SIGABRT);
    pthread_sigmask(SIG_SETMASK, &taken, &before);
    pthread_t thread;
    error = pthread_create(&thread, &attributes, run_thread, start);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    if (error != 0) free(start);
    return error;
}
