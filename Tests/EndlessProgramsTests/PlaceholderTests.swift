import EndlessCore
import EndlessPrograms
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct PlaceholderTests {
  static let asked = request(
    page: 3, offset: 41, size: 20, cursor: "c 1", last: Array("it's".utf8))

  @Test(arguments: [
    ("printf '%s\\n' {page} {offset} {size} {last} {cursor}", ["3", "41", "20", "it's", "c 1"]),
    (
      #"printf '%s\n' "$ENDLESS_PAGE" "$ENDLESS_OFFSET" "$ENDLESS_SIZE" "$ENDLESS_LAST" "$ENDLESS_CURSOR""#,
      ["3", "41", "20", "it's", "c 1"]
    ),
    ("echo $(( {page} * 2 )){page}", ["63"]),
    ("echo a b | awk '{print $2 \"{size}\"}'", ["b20"]),
    ("page=seven; echo ${page} {pages} {Page} { {page}", ["seven {pages} {Page} { 3"]),
    ("echo {{page}}", ["{3}"]),
  ])
  func `placeholders and variables carry what a page is asked by, other braces stay`(
    command: String, lines: [String]
  ) async {
    let outcome = await load(command, Self.asked)
    #expect(outcome.lines == lines)
    #expect(outcome.error == nil)
  }

  @Test func `bytes of a command that are no UTF-8 are kept`() async {
    let source = CommandSource(Array("printf 'a".utf8) + [0xE9] + Array("b\\n'".utf8))
    let delivered = Mutex<[[UInt8]]>([])
    _ = try? await source.page(Self.asked) { items in
      delivered.withLock { $0 += items.map(\.text) }
    }
    #expect(delivered.withLock { $0 } == [[0x61, 0xE9, 0x62]])
  }

  @Test func `S11 the command of the case prints rows 1 to 20, 21 to 40`() async {
    let source = CommandSource("seq $(( ({page}-1)*20+1 )) $(( {page}*20 ))")
    let first = await load(source, request(page: 1))
    let second = await load(source, request(page: 2, offset: 20))
    #expect(first.lines == (1...20).map(String.init))
    #expect(second.lines == (21...40).map(String.init))
    #expect(first.next == .more)
    #expect(second.items.map(\.id) == (20..<40).map(ItemID.position))
  }

  @Test func `nothing before the first page is empty, and one word of the shell`() async {
    let outcome = await load(
      "count() { echo $#; }; count {last} {cursor}; echo \"<$ENDLESS_LAST>\"")
    #expect(outcome.lines == ["2", "<>"])
  }

  @Test(arguments: [
    "'; touch X; '", "$(touch X)", "`touch X`", "\"; touch X #", "a\nb", "-n", "\\", "''", "{page}",
    "$ENDLESS_PAGE", " ", "*",
  ])
  func `a hostile cursor and last item stay arguments`(text: String) async throws {
    let directory = try TemporaryDirectory()
    let command =
      "cd '\(directory.path)' && printf '%s|%s|%s' {cursor} {last} \"$ENDLESS_LAST\"; ls"
    let outcome = await load(command, request(cursor: text, last: Array(text.utf8)))
    #expect(outcome.lines == "\(text)|\(text)|\(text)".split(separator: "\n").map(String.init))
    #expect(outcome.error == nil)
  }

  @Test func `bytes that are no text go through as they are`() async {
    let bytes: [UInt8] = [0xFF, 0x1B, 0x27, 0x80]
    let outcome = await load(
      "printf '%s\\n' {last} \"$ENDLESS_LAST\"", request(last: bytes))
    #expect(outcome.items.map(\.text) == [bytes, bytes])
  }

  @Test(arguments: [request(cursor: "a\0b"), request(last: [0x61, 0])])
  func `a NUL in what the command is given is an error of the page`(asked: PageRequest) async {
    let outcome = await load("echo ran", asked)
    #expect(outcome.items.isEmpty)
    #expect(outcome.error?.message.contains("NUL") == true)
  }

  @Test func `a last item too long for a variable takes the variable away`() async {
    setenv("ENDLESS_LAST", "inherited", 1)
    defer { unsetenv("ENDLESS_LAST") }
    let long = [UInt8](repeating: 0x61, count: 200_000)
    let outcome = await load("echo \"${ENDLESS_LAST-unset}\"", request(last: long))
    #expect(outcome.lines == ["unset"])
    let asked = await load("echo {last}", request(last: long))
    #expect(asked.error?.message.hasPrefix("cannot run the command: ") == true)
  }
}
