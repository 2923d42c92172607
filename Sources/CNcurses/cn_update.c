#include "cn_private.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

/* curses writes at each movement of its cursor, some fifty times for a full screen, and each write
   wakes whoever draws it. So an update goes into a file without a name, which takes the terminal's
   place meanwhile, and from there to the terminal at once. Where there are no such files, and while
   the modes of the terminal are about to change as well, curses writes by itself. */
static struct {
  int output;   /* where curses writes */
  int terminal; /* a copy, to be put back */
  int sheet;
} update = {-1, -1, -1};

void cn_update_begin(int output) {
#ifdef MFD_CLOEXEC
  update.output = output;
  update.terminal = fcntl(output, F_DUPFD_CLOEXEC, 0);
  update.sheet = update.terminal < 0 ? -1 : memfd_create("update", MFD_CLOEXEC);
#else
  (void)output;
#endif
}

void cn_update_end(void) {
  if (update.sheet >= 0) close(update.sheet);
  if (update.terminal >= 0) close(update.terminal);
  update.sheet = update.terminal = update.output = -1;
}

#ifdef MFD_CLOEXEC
static void send(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(update.output, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno != EINTR && errno != EAGAIN) {
      return;
    }
  }
}

static void send_sheet(void) {
  char bytes[8192];
  off_t end = lseek(update.sheet, 0, SEEK_CUR), sent = 0;
  while (sent < end) {
    size_t wanted = end - sent < (off_t)sizeof bytes ? (size_t)(end - sent) : sizeof bytes;
    ssize_t count = pread(update.sheet, bytes, wanted, sent);
    if (count <= 0) break;
    send(bytes, (size_t)count);
    sent += count;
  }
  lseek(update.sheet, 0, SEEK_SET);
}
#endif

/* The standard screen lies under the windows and is never drawn on, so that staging it moves the
   cursor and nothing else. */
static void send_difference(int row, int column, int visible) {
  curs_set(visible ? 1 : 0);
  wmove(stdscr, row, column);
  wnoutrefresh(stdscr);
  doupdate();
}

void cn_screen_update(int row, int column, int visible) {
#ifdef MFD_CLOEXEC
  if (update.sheet >= 0 && !isendwin() && dup3(update.sheet, update.output, O_CLOEXEC) >= 0) {
    send_difference(row, column, visible);
    dup3(update.terminal, update.output, O_CLOEXEC);
    send_sheet();
    return;
  }
#endif
  send_difference(row, column, visible);
}
