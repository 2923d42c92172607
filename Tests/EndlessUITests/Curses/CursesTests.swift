import Testing

/// Everything that takes a screen: curses has one at a time in a process, so its tests run in turn.
@Suite(.serialized) struct CursesTests {}
