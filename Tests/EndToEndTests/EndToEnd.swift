import Testing

/// Every test that runs a program on a terminal.
///
/// One after the other: each of them watches times and
/// processes of its own, and two at once would only wait for one another.
@Suite("End to end", .serialized)
struct EndToEnd {}
