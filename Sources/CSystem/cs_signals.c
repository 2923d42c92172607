#define _GNU_SOURCE 1
#include "cs_signals.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* The guard: what gives the terminal back. Everything that handlers call is async-signal-safe. */

static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
enum { CRASHES = sizeof crash_signals / sizeof crash_signals[0] };

static struct {
  atomic_int held;
  pid_t owner;
  int descriptor;
  int has_modes;
  struct termios modes;
  size_t count;
  unsigned char bytes[512];
  struct sigaction former[CRASHES];
  stack_t former_stack;
} guard;
static unsigned char crash_stack[65536];

static void unblock(int signal) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void restore_modes(int action) {
  sigset_t set, former;
  pid_t front = tcgetpgrp(guard.descriptor);
  if (!guard.has_modes || (front > 0 && front != getpgrp())) return;
  sigemptyset(&set);
  sigaddset(&set, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &set, &former);
  while (tcsetattr(guard.descriptor, action, &guard.modes) != 0 && errno == EINTR) {}
  pthread_sigmask(SIG_SETMASK, &former, NULL);
}

/* A terminal that takes nothing must not keep the process from dying: hence the poll. */
static void restore_terminal(void) {
  size_t done = 0;
  if (!atomic_exchange(&guard.held, 0) || getpid() != guard.owner) return;
  while (done < guard.count) {
    struct pollfd ready = {guard.descriptor, POLLOUT, 0};
    if (poll(&ready, 1, 200) <= 0) break;
    ssize_t written = write(guard.descriptor, guard.bytes + done, guard.count - done);
    if (written > 0)
      done += (size_t)written;
    else if (errno != EINTR && errno != EAGAIN)
      break;
  }
  restore_modes(TCSANOW);
}

void cs_signals_die(int signal) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, &standard, NULL);
  unblock(signal);
  raise(signal);
  _exit(128 + signal);
}

/* A handler that was there before us (a backtrace) runs once the screen is readable again. */
static void on_crash(int signal) {
  restore_terminal();
  for (int i = 0; i < CRASHES; i++) {
    if (crash_signals[i] != signal || guard.former[i].sa_handler == SIG_IGN) continue;
    if (guard.former[i].sa_handler == SIG_DFL) continue;
    sigaction(signal, &guard.former[i], NULL);
    unblock(signal);
    raise(signal);
  }
  cs_signals_die(signal);
}

void cs_guard_arm(int descriptor) {
  struct sigaction action = {.sa_handler = on_crash, .sa_flags = SA_ONSTACK};
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
  guard.owner = getpid();
  guard.descriptor = descriptor;
  guard.has_modes = tcgetattr(descriptor, &guard.modes) == 0;
  guard.count = 0;
  sigfillset(&action.sa_mask);
  sigaltstack(&stack, &guard.former_stack);
  for (int i = 0; i < CRASHES; i++) sigaction(crash_signals[i], &action, &guard.former[i]);
  atomic_store(&guard.held, 1);
}

void cs_guard_screen(const void *bytes, size_t count) {
  if (count > sizeof guard.bytes) count = sizeof guard.bytes;
  memcpy(guard.bytes, bytes, count);
  atomic_signal_fence(memory_order_release);
  guard.count = count;
}

void cs_guard_hold(int held) {
  atomic_store(&guard.held, held);
  if (!held) restore_modes(TCSADRAIN);
}

void cs_guard_disarm(void) {
  cs_guard_hold(0);
  for (int i = 0; i < CRASHES; i++) sigaction(crash_signals[i], &guard.former[i], NULL);
  sigaltstack(&guard.former_stack, NULL);
}

/* Signals that the loop answers. */

static const int watched_signals[] = {SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGTSTP,
                                      SIGWINCH, SIGCONT, SIGALRM};
enum { WATCHED = sizeof watched_signals / sizeof watched_signals[0] };

static struct {
  atomic_int wake;
  atomic_int ending;
  atomic_uint news;
  struct timespec asked;
  int stoppable;
  struct sigaction former[WATCHED];
} watch = {.wake = -1};

static void tell(unsigned flag) {
  int saved = errno;
  unsigned char byte = 1;
  atomic_fetch_or(&watch.news, flag);
  ssize_t written = write(atomic_load(&watch.wake), &byte, 1);
  (void)written; /* a full pipe wakes as well */
  errno = saved;
}

static void on_news(int signal) {
  tell(signal == SIGWINCH ? CS_RESIZED : signal == SIGCONT ? CS_CONTINUED : CS_STOP);
}

/* A closing terminal sends two HUPs in one breath, the kernel's and the shell's: only a later one
   is impatience. */
static int is_impatience(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  long milliseconds = (long)(now.tv_sec - watch.asked.tv_sec) * 1000 +
                      (now.tv_nsec - watch.asked.tv_nsec) / 1000000;
  return milliseconds >= 100;
}

static void on_ending(int signal) {
  int none = 0;
  if (atomic_compare_exchange_strong(&watch.ending, &none, signal)) {
    clock_gettime(CLOCK_MONOTONIC, &watch.asked);
    alarm(1);
    tell(0);
  } else if (is_impatience()) {
    restore_terminal();
    cs_signals_die(signal);
  }
}

static void on_alarm(int signal) {
  (void)signal;
  if (atomic_load(&watch.ending) == 0) return;
  restore_terminal();
  cs_signals_die(atomic_load(&watch.ending));
}

static void (*handler_of(int signal))(int) {
  switch (signal) {
    case SIGTERM: case SIGINT: case SIGHUP: case SIGQUIT: return on_ending;
    case SIGALRM: return on_alarm;
    default: return on_news;
  }
}

void cs_signals_watch(int wake_descriptor) {
  atomic_store(&watch.wake, wake_descriptor);
  atomic_store(&watch.ending, 0);
  atomic_store(&watch.news, 0);
  watch.stoppable = 1;
  for (int i = 0; i < WATCHED; i++) {
    int signal = watched_signals[i];
    struct sigaction action = {.sa_handler = handler_of(signal), .sa_flags = SA_RESTART};
    sigfillset(&action.sa_mask);
    sigaction(signal, NULL, &watch.former[i]);
    if (watch.former[i].sa_handler != SIG_IGN || signal == SIGWINCH || signal == SIGALRM)
      sigaction(signal, &action, NULL);
    else if (signal == SIGTSTP)
      watch.stoppable = 0;
  }
}

void cs_signals_unwatch(void) {
  alarm(0);
  for (int i = 0; i < WATCHED; i++) sigaction(watched_signals[i], &watch.former[i], NULL);
}

unsigned cs_signals_take(void) { return atomic_exchange(&watch.news, 0); }

int cs_signals_ending(void) { return atomic_load(&watch.ending); }

/* kill(0) prefers the main thread of the sender, which therefore stops before the call returns. */
void cs_signals_stop(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, ours;
  if (watch.stoppable) {
    sigaction(SIGTSTP, &standard, &ours);
    unblock(SIGTSTP);
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &ours, NULL);
  }
  atomic_fetch_and(&watch.news, ~(unsigned)(CS_STOP | CS_CONTINUED));
}
