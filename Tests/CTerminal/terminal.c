#include "CTerminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vterm.h>

struct ct_terminal {
    VTerm *vterm;
    VTermScreen *screen;
    bool cursor_visible, alternate;
    unsigned bells;
    uint8_t *answer;
    size_t answered, room;
    enum { TEXT, ESCAPE, CONTROL, STRING } state;
    uint8_t held[256];   /* a sequence that is not complete yet */
    size_t holding;
    int saved_row, saved_column;
    uint8_t last;        /* the last printable ASCII character, which REP repeats */
};

static void answer(const char *bytes, size_t count, void *user) {
    ct_terminal *t = user;
    if (t->answered + count > t->room) {
        size_t room = (t->answered + count) * 2;
        uint8_t *grown = realloc(t->answer, room);
        if (!grown) return;
        t->answer = grown;
        t->room = room;
    }
    memcpy(t->answer + t->answered, bytes, count);
    t->answered += count;
}

static int property(VTermProp which, VTermValue *value, void *user) {
    ct_terminal *t = user;
    if (which == VTERM_PROP_CURSORVISIBLE) t->cursor_visible = value->boolean;
    if (which == VTERM_PROP_ALTSCREEN) t->alternate = value->boolean;
    return 1;
}

static int bell(void *user) {
    ((ct_terminal *)user)->bells++;
    return 1;
}

static const VTermScreenCallbacks callbacks = { .settermprop = property, .bell = bell };

ct_terminal *ct_new(int rows, int columns) {
    ct_terminal *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->vterm = vterm_new(rows, columns);
    if (!t->vterm) { free(t); return NULL; }
    vterm_set_utf8(t->vterm, 1);
    vterm_output_set_callback(t->vterm, answer, t);
    t->screen = vterm_obtain_screen(t->vterm);
    vterm_screen_set_callbacks(t->screen, &callbacks, t);
    vterm_screen_enable_altscreen(t->screen, 1);
    vterm_screen_reset(t->screen, 1);
    return t;
}

void ct_free(ct_terminal *t) {
    if (!t) return;
    vterm_free(t->vterm);
    free(t->answer);
    free(t);
}

/* libvterm 0.1 writes outside its buffer when a wide character meets a screen of one column. */
static void pass_narrow(ct_terminal *t, const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char byte = bytes[i] < 0x80 ? (char)bytes[i] : '?';
        bool continuation = (bytes[i] & 0xC0) == 0x80;
        if (!continuation) vterm_input_write(t->vterm, &byte, 1);
    }
}

static void pass(ct_terminal *t, const uint8_t *bytes, size_t count) {
    int rows, columns;
    vterm_get_size(t->vterm, &rows, &columns);
    if (columns < 2) pass_narrow(t, bytes, count);
    else vterm_input_write(t->vterm, (const char *)bytes, count);
}

/* libvterm 0.1 leaves the cursor outside after some resizes, and restores a saved one to a place that a
   smaller screen no longer has. */
static void bound_cursor(ct_terminal *t) {
    char bytes[40];
    int rows, columns, row, column;
    vterm_get_size(t->vterm, &rows, &columns);
    ct_cursor(t, &row, &column);
    if (row >= 0 && row < rows && column >= 0 && column < columns) return;
    int length = snprintf(bytes, sizeof bytes, "\033[%d;%dH", row < 0 ? 1 : row + 1, column < 0 ? 1 : column + 1);
    vterm_input_write(t->vterm, bytes, (size_t)length);
}

static void release(ct_terminal *t) {
    bool sequence = t->holding && t->held[0] == 0x1b;
    pass(t, t->held, t->holding);
    t->holding = 0;
    if (sequence) bound_cursor(t);
}

static void hold(ct_terminal *t, uint8_t byte) {
    if (t->holding == sizeof t->held) release(t);
    t->held[t->holding++] = byte;
}

/* libvterm 0.1 repeats (`ESC [ n b`) over the edge of its buffer: the repeating is done here. */
static void end_control(ct_terminal *t, uint8_t final) {
    long times = 1;
    t->state = TEXT;
    if (final == 'b' && t->last) {
        t->held[t->holding - 1] = 0;
        if (t->holding > 3) times = strtol((const char *)t->held + 2, NULL, 10);
        t->holding = 0;
        while (times-- > 0) pass(t, &t->last, 1);
    } else if (final == 'b') {
        t->holding = 0;
    } else {
        release(t);
    }
}

/* xterm saves one cursor for each screen; libvterm 0.1 has one place for both, and would forget where the
   primary screen's cursor was. On the alternate screen the place is kept here; colours stay as they are. */
static bool follow_saving(ct_terminal *t, uint8_t byte) {
    char bytes[40];
    if (!t->alternate || (byte != '7' && byte != '8')) return false;
    t->holding = 0;
    if (byte == '7') {
        ct_cursor(t, &t->saved_row, &t->saved_column);
    } else {
        int length = snprintf(bytes, sizeof bytes, "\033[%d;%dH", t->saved_row + 1, t->saved_column + 1);
        vterm_input_write(t->vterm, bytes, (size_t)length);
    }
    return true;
}

static void follow_escape(ct_terminal *t, uint8_t byte) {
    if (follow_saving(t, byte)) t->state = TEXT;
    else if (byte == '[') t->state = CONTROL;
    else if (byte && strchr("]PX^_", byte)) { t->state = STRING; release(t); }
    else if (byte < 0x20 || byte > 0x2f) { t->state = TEXT; release(t); }
}

void ct_feed(ct_terminal *t, const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint8_t byte = bytes[i];
        if (byte == 0x1b) release(t);
        hold(t, byte);
        switch (t->state) {
        case TEXT:
            if (byte == 0x1b) t->state = ESCAPE;
            else if (byte >= 0x20 && byte < 0x7f) t->last = byte;
            break;
        case ESCAPE:
            follow_escape(t, byte);
            break;
        case CONTROL:
            if (byte >= 0x40 && byte < 0x7f) end_control(t, byte);
            break;
        case STRING:
            if (byte == 7) t->state = TEXT;
            else if (byte == 0x1b) t->state = ESCAPE;
            break;
        }
    }
    if (t->state == TEXT || t->state == STRING) release(t);
    vterm_screen_flush_damage(t->screen);
}

/* xterm forgets its scroll margins when it is resized; libvterm 0.1 keeps them, also outside the screen. */
static void reset_margins(ct_terminal *t) {
    char bytes[40];
    int row, column;
    ct_cursor(t, &row, &column);
    int length = snprintf(bytes, sizeof bytes, "\033[r\033[%d;%dH", row + 1, column + 1);
    vterm_input_write(t->vterm, bytes, (size_t)length);
}

void ct_resize(ct_terminal *t, int rows, int columns) {
    reset_margins(t);
    vterm_set_size(t->vterm, rows, columns);
    bound_cursor(t);
    vterm_screen_flush_damage(t->screen);
}

size_t ct_take_answer(ct_terminal *t, uint8_t *bytes, size_t room) {
    size_t taken = t->answered < room ? t->answered : room;
    memcpy(bytes, t->answer, taken);
    memmove(t->answer, t->answer + taken, t->answered - taken);
    t->answered -= taken;
    return taken;
}

static uint32_t colour(const VTermColor *c) {
    if (VTERM_COLOR_IS_DEFAULT_FG(c) || VTERM_COLOR_IS_DEFAULT_BG(c)) return CT_DEFAULT;
    if (VTERM_COLOR_IS_INDEXED(c)) return CT_INDEXED | c->indexed.idx;
    return CT_DIRECT | (uint32_t)c->rgb.red << 16 | (uint32_t)c->rgb.green << 8 | c->rgb.blue;
}

ct_cell ct_read(const ct_terminal *t, int row, int column) {
    ct_cell result = { .width = 1 };
    VTermScreenCell cell;
    VTermPos place = { row, column };
    if (!vterm_screen_get_cell(t->screen, place, &cell)) return result;
    if (cell.chars[0] == (uint32_t)-1) { result.width = 0; return result; }
    for (int i = 0; i < CT_MAX_SCALARS && i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i]; i++)
        result.scalars[i] = cell.chars[i];
    result.width = cell.width;
    result.bold = cell.attrs.bold;
    result.italic = cell.attrs.italic;
    result.underline = cell.attrs.underline != VTERM_UNDERLINE_OFF;
    result.blink = cell.attrs.blink;
    result.reverse = cell.attrs.reverse;
    result.strike = cell.attrs.strike;
    result.foreground = colour(&cell.fg);
    result.background = colour(&cell.bg);
    return result;
}

void ct_cursor(const ct_terminal *t, int *row, int *column) {
    VTermPos place;
    vterm_state_get_cursorpos(vterm_obtain_state(t->vterm), &place);
    *row = place.row;
    *column = place.col;
}

bool ct_cursor_visible(const ct_terminal *t) { return t->cursor_visible; }
bool ct_alternate_screen(const ct_terminal *t) { return t->alternate; }
unsigned ct_bells(const ct_terminal *t) { return t->bells; }
