#define _GNU_SOURCE 1
#define _DARWIN_C_SOURCE 1
#include "cs_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

int64_t cs_terminal_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

#ifndef __linux__
static void close_on_exec(int descriptor) {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}
#endif

int cs_terminal_set_nonblocking(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    return flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0 ? errno : 0;
}

int cs_terminal_pipe(int *reader, int *writer) {
    int ends[2];
#ifdef __linux__
    if (pipe2(ends, O_CLOEXEC)) return errno;
#else
    if (pipe(ends)) return errno;
    close_on_exec(ends[0]);
    close_on_exec(ends[1]);
#endif
    *reader = ends[0];
    *writer = ends[1];
    return 0;
}

/* Opens the controller end so that no child started meanwhile by another thread inherits it. */
static int open_controller(void) {
#ifdef __linux__
    return posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
#else
    int controller = posix_openpt(O_RDWR | O_NOCTTY);
    if (controller >= 0) close_on_exec(controller);
    return controller;
#endif
}

static int open_terminal(int controller) {
    char name[128];
    if (grantpt(controller) || unlockpt(controller)) return -1;
#ifdef __linux__
    int failure = ptsname_r(controller, name, sizeof name);
    if (failure) { errno = failure; return -1; }
#else
    const char *shared = ptsname(controller);
    if (!shared) return -1;
    snprintf(name, sizeof name, "%s", shared);
#endif
    return open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
}

int cs_terminal_open(int rows, int columns, int *controller, int *terminal) {
    int near = open_controller();
    if (near < 0) return errno;
    int far = open_terminal(near);
    int failure = far < 0 ? errno : 0;
    if (!failure) failure = cs_terminal_set_size(far, rows, columns);
    if (!failure) failure = cs_terminal_set_nonblocking(near);
    if (failure) {
        if (far >= 0) close(far);
        close(near);
        return failure;
    }
    *controller = near;
    *terminal = far;
    return 0;
}

int cs_terminal_set_size(int descriptor, int rows, int columns) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size)) return errno;
    /* Cells stay as large as they are. */
    size.ws_xpixel = (unsigned short)(size.ws_col ? size.ws_xpixel / size.ws_col * columns : 0);
    size.ws_ypixel = (unsigned short)(size.ws_row ? size.ws_ypixel / size.ws_row * rows : 0);
    size.ws_row = (unsigned short)rows;
    size.ws_col = (unsigned short)columns;
    return ioctl(descriptor, TIOCSWINSZ, &size) ? errno : 0;
}

int cs_terminal_set_cell_size(int descriptor, int width, int height) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size)) return errno;
    size.ws_xpixel = (unsigned short)(size.ws_col * width);
    size.ws_ypixel = (unsigned short)(size.ws_row * height);
    return ioctl(descriptor, TIOCSWINSZ, &size) ? errno : 0;
}

int cs_terminal_get_size(int descriptor, int *rows, int *columns) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size)) return errno;
    *rows = size.ws_row;
    *columns = size.ws_col;
    return 0;
}

int cs_terminal_unread(int terminal, int *bytes) {
    return ioctl(terminal, FIONREAD, bytes) ? errno : 0;
}

int cs_terminal_modes(int descriptor, uint8_t *bytes, int room) {
    struct termios modes;
    if (tcgetattr(descriptor, &modes)) return 0;
    /* Field by field: padding between them has no defined value. */
    struct { uint64_t flags[4]; uint64_t speeds[2]; cc_t characters[NCCS]; } all;
    memset(&all, 0, sizeof all);
    all.flags[0] = modes.c_iflag;
    all.flags[1] = modes.c_oflag;
    all.flags[2] = modes.c_cflag;
    all.flags[3] = modes.c_lflag;
    all.speeds[0] = cfgetispeed(&modes);
    all.speeds[1] = cfgetospeed(&modes);
    memcpy(all.characters, modes.c_cc, sizeof all.characters);
    int length = (int)sizeof all;
    memcpy(bytes, &all, (size_t)(length < room ? length : room));
    return length;
}

static int find_program(const char *name, char *path, size_t room) {
    if (strchr(name, '/')) {
        snprintf(path, room, "%s", name);
        return 0;
    }
    const char *rest = getenv("PATH");
    if (!rest) rest = "/usr/bin:/bin";
    while (*rest) {
        size_t length = strcspn(rest, ":");
        snprintf(path, room, "%.*s/%s", (int)length, rest, name);
        if (!access(path, X_OK)) return 0;
        rest += length + (rest[length] == ':');
    }
    return ENOENT;
}

/* From here on only what a child of a process with threads may call. */

static void restore_signals(void) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static int place(int wanted, int terminal, int standard) {
    int source = wanted == -1 ? terminal : wanted;
    if (source < 0) { close(standard); return 0; }
    return dup2(source, standard) < 0 ? errno : 0;
}

/* Lifts a descriptor out of the way of the standard ones, which are about to be replaced. */
static int lifted(int descriptor) {
    return descriptor < 0 || descriptor > 2 ? descriptor : fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

static int prepare(const cs_terminal_command *command) {
    restore_signals();
    if (setsid() < 0) return errno;
    int terminal = lifted(command->terminal), input = lifted(command->input);
    int output = lifted(command->output), error = lifted(command->error);
    if (terminal >= 0 && ioctl(terminal, TIOCSCTTY, 0)) return errno;
    int failure = place(input, terminal, 0);
    if (!failure) failure = place(output, terminal, 1);
    if (!failure) failure = place(error, terminal, 2);
    if (!failure && command->directory && chdir(command->directory)) failure = errno;
    return failure;
}

static void become(const cs_terminal_command *command, const char *path, int report) {
    report = lifted(report);
    int failure = prepare(command);
    int64_t started = cs_terminal_clock();
    ssize_t written = write(report, &started, sizeof started);
    if (!failure) {
        execve(path, command->arguments, command->environment);
        failure = errno;
    }
    written = write(report, &failure, sizeof failure);
    (void)written;
    _exit(127);
}

static ssize_t read_fully(int descriptor, void *bytes, size_t count) {
    size_t have = 0;
    while (have < count) {
        ssize_t got = read(descriptor, (char *)bytes + have, count - have);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        have += (size_t)got;
    }
    return (ssize_t)have;
}

int cs_terminal_spawn(const cs_terminal_command *command, pid_t *process, int64_t *started) {
    char path[PATH_MAX];
    int failure = find_program(command->program, path, sizeof path);
    int report[2];
    if (!failure) failure = cs_terminal_pipe(&report[0], &report[1]);
    if (failure) return failure;
    pid_t child = fork();
    if (child == 0) become(command, path, report[1]);
    if (child < 0) failure = errno;
    close(report[1]);
    if (child > 0) {
        int refused = 0;
        read_fully(report[0], started, sizeof *started);
        if (read_fully(report[0], &refused, sizeof refused) == sizeof refused) failure = refused;
        if (failure) waitpid(child, NULL, 0);
        *process = child;
    }
    close(report[0]);
    return failure;
}

static int64_t nanoseconds(struct timeval time) {
    return (int64_t)time.tv_sec * 1000000000 + (int64_t)time.tv_usec * 1000;
}

int cs_terminal_wait(pid_t process, bool block, cs_terminal_outcome *outcome) {
    int status = 0;
    struct rusage usage;
    pid_t found;
    memset(outcome, 0, sizeof *outcome);
    do found = wait4(process, &status, WUNTRACED | (block ? 0 : WNOHANG), &usage);
    while (found < 0 && errno == EINTR);
    if (found < 0) return errno;
    if (found == 0) return 0;
    if (WIFSTOPPED(status)) {
        outcome->state = CS_TERMINAL_STOPPED;
        outcome->value = WSTOPSIG(status);
        return 0;
    }
    outcome->state = WIFSIGNALED(status) ? CS_TERMINAL_SIGNALLED : CS_TERMINAL_EXITED;
    outcome->value = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
    outcome->processor_time = nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime);
    return 0;
}
