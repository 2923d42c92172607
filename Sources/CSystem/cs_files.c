#define _GNU_SOURCE 1
#include "cs_files.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/inotify.h>
#else
#include <sys/event.h>
#include <sys/types.h>
#endif

int cs_pipe_capacity(int descriptor) {
#ifdef F_GETPIPE_SZ
  return fcntl(descriptor, F_GETPIPE_SZ);
#else
  (void)descriptor;
  return -1;
#endif
}

void cs_pipe_enlarge(int descriptor, int bytes) {
#ifdef F_SETPIPE_SZ
  int now = cs_pipe_capacity(descriptor);
  if (now >= 0 && now < bytes) (void)fcntl(descriptor, F_SETPIPE_SZ, bytes);
#else
  (void)descriptor;
  (void)bytes;
#endif
}

typedef uint8_t Lanes __attribute__((vector_size(16)));

/* A lane that compares equal is all ones, which is -1: subtracting it counts one. A lane holds up to
   255, so the lanes are emptied into the total after at most 255 rounds. */
static size_t count_rounds(const uint8_t *bytes, size_t rounds, Lanes wanted) {
  Lanes a = {0}, b = {0}, c = {0}, d = {0};
  for (size_t i = 0; i < rounds; i++, bytes += 64) {
    Lanes part[4];
    memcpy(part, bytes, 64);
    a -= (Lanes)(part[0] == wanted);
    b -= (Lanes)(part[1] == wanted);
    c -= (Lanes)(part[2] == wanted);
    d -= (Lanes)(part[3] == wanted);
  }
  size_t total = 0;
  for (int i = 0; i < 16; i++) total += (size_t)a[i] + b[i] + c[i] + d[i];
  return total;
}

size_t cs_count_byte(const void *start, size_t length, unsigned char byte) {
  const uint8_t *bytes = start;
  Lanes wanted;
  memset(&wanted, byte, sizeof wanted);
  size_t total = 0;
  while (length >= 64) {
    size_t rounds = length / 64 < 255 ? length / 64 : 255;
    total += count_rounds(bytes, rounds, wanted);
    bytes += rounds * 64;
    length -= rounds * 64;
  }
  for (; length > 0; bytes++, length--) total += *bytes == byte;
  return total;
}

size_t cs_first_byte(const void *bytes, size_t length, unsigned char byte) {
  const uint8_t *found = length == 0 ? NULL : memchr(bytes, byte, length);
  return found == NULL ? length : (size_t)(found - (const uint8_t *)bytes);
}

size_t cs_last_byte(const void *bytes, size_t length, unsigned char byte) {
#ifdef __linux__
  const uint8_t *found = length == 0 ? NULL : memrchr(bytes, byte, length);
  return found == NULL ? length : (size_t)(found - (const uint8_t *)bytes);
#else
  for (size_t i = length; i > 0; i--)
    if (((const uint8_t *)bytes)[i - 1] == byte) return i - 1;
  return length;
#endif
}

#ifdef __linux__
int cs_watch_open(int descriptor) {
  /* The link names the open file itself, whatever has become of its path. */
  char path[40];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (watch < 0) return -1;
  if (inotify_add_watch(watch, path, IN_MODIFY) >= 0) return watch;
  close(watch);
  return -1;
}

void cs_watch_drain(int watch) {
  char events[4096];
  while (read(watch, events, sizeof events) > 0) {}
}
#else
int cs_watch_open(int descriptor) {
  int watch = kqueue();
  if (watch < 0) return -1;
  struct kevent wanted;
  EV_SET(&wanted, descriptor, EVFILT_VNODE, EV_ADD | EV_CLEAR,
         NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB, 0, NULL);
  if (kevent(watch, &wanted, 1, NULL, 0, NULL) == 0) return watch;
  close(watch);
  return -1;
}

void cs_watch_drain(int watch) {
  struct kevent event;
  struct timespec now = {0, 0};
  while (kevent(watch, NULL, 0, &event, 1, &now) > 0) {}
}
#endif
