import Testing
import endless

@Suite("Options to settings")
struct OptionParsingTests {
  /// A line of options and what it changes in the settings.
  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let change: @Sendable (inout Settings) -> Void
    var testDescription: String { line }

    init(_ line: String, _ change: @escaping @Sendable (inout Settings) -> Void) {
      self.line = line
      self.change = change
    }
  }

  static let rows: [Row] = [
    Row("--rows") { _ in },
    Row("--edge ring") { $0.edge = .ring },
    Row("--edge pause") { $0.edge = .pause },
    Row("--edge=stop") { $0.edge = .stop },
    Row("--cycle") { $0.edge = .ring },
    Row("--no-cycle") { $0.edge = .stop },
    Row("--no-cycle --edge pause") { $0.edge = .pause },
    Row("--edge pause --no-cycle") { $0.edge = .pause },
    Row("--seam line") { $0.seam = .line },
    Row("--seam none --seam mark") { $0.seam = .mark },
    Row("--page-size 50") { $0.pageSize = 50 },
    Row("--page-s=50") { $0.pageSize = 50 },
    Row("--pages") { $0.pages = true },
    Row("--pages --auto 4") {
      $0.pages = true
      $0.auto = 4000
    },
    Row("--pages=a --auto 0.25 --no-reverse") { $0.auto = 250 },
    Row("--pages=a --auto .5 --reverse") {
      $0.auto = 500
      $0.reverse = true
    },
    Row("--pages=a --view date --pictures sixel") {
      $0.view = "date"
      $0.pictures = .sixel
    },
    Row("--pages=a --view-memory 64 --view-seconds 3") {
      $0.viewMemory = 64
      $0.viewSeconds = 3
    },
    Row("--prefetch 5") { $0.prefetch = 5 },
    Row("--max-items 100") { $0.maxItems = 100 },
    Row("--keep 60 --prefetch 20") {
      $0.keep = 60
      $0.prefetch = 20
    },
    Row("--keep 0") { $0.keep = 0 },
    Row("--read0") { $0.read0 = true },
    Row("--read0 --no-read0") { $0.read0 = false },
    Row("--id text") { $0.idIsText = true },
    Row("--header 2") { $0.header = 2 },
    Row("-S") { $0.longRows = .chop },
    Row("--wrap") { $0.longRows = .wrap },
    Row("--no-chop") { $0.longRows = .wrap },
    Row("--no-wrap") { $0.longRows = .chop },
    Row("--wrap --no-wrap") { $0.longRows = .chop },
    Row("-SN") {
      $0.longRows = .chop
      $0.numbers = true
    },
    Row("-N --no-numbers") { $0.numbers = false },
    Row("--tabs 4") { $0.tabs = 4 },
    Row("--ambiguous-wide") { $0.ambiguousWide = true },
    Row("--color always") { $0.color = .always },
    Row("--color never") { $0.color = .never },
    Row("--no-mouse") { $0.mouse = false },
    Row("--no-mouse --mouse") { $0.mouse = true },
    Row("--no-animation") { $0.animation = false },
    Row("--no-animation --animation") { $0.animation = true },
    Row("--print0") { $0.print0 = true },
    Row("-1") { $0.picksOnlyItem = true },
    Row("--select-1 --no-select-1") { $0.picksOnlyItem = false },
    Row("--exit-0") { $0.leavesEmptyList = true },
    Row("--trace t.jsonl") { $0.trace = "t.jsonl" },
    Row("+G") { $0.start = .end },
    Row("+F") { $0.start = .follow },
    Row("+42") { $0.start = .item(42) },
    Row("+-3") { $0.start = .item(-3) },
    Row("+1 +2") { $0.start = .item(2) },
    Row("a.txt -N b.txt") { $0.numbers = true },
    Row("-- -N +G") { _ in },
  ]

  @Test("each option changes what it says and nothing else", arguments: rows)
  func settings(_ row: Row) throws {
    var expected = Settings()
    row.change(&expected)
    #expect(try World(row.line).settings() == expected)
  }

  @Test("sources keep their order, options may stand between them, -- ends the options")
  func sources() throws {
    let invocation = try World("a -N - --tabs 4 b -- --wrap +3").invocation()
    #expect(invocation.sources == ["a", "-", "b", "--wrap", "+3"])
  }

  @Test("--load, --title and --export")
  func lists() throws {
    let invocation = try World(words: [
      "--load", "curl x | jq .", "--title=A B", "--load=seq 3", "--title", "", "--export", "jsonl",
    ]).invocation()
    #expect(invocation.loads == ["curl x | jq .", "seq 3"])
    #expect(invocation.titles == ["A B", ""])
    #expect(invocation.export == .jsonl)
  }

  @Test("--pick and --browse are taken back by their opposites")
  func enter() throws {
    #expect(try World("--pick").invocation().enter == .pick)
    #expect(try World("--browse").invocation().enter == .browse)
    #expect(try World("--pick --no-pick").invocation().enter == nil)
    #expect(try World("--pick --no-browse").invocation().enter == .pick)
  }

  @Test("a word need not be UTF-8")
  func bytes() throws {
    var world = World()
    world.arguments = [Argument(bytes: [0x61, 0xE9, 0x62]), "--load", Argument(bytes: [0xFF])]
    let invocation = try world.invocation()
    #expect(invocation.sources.map(\.bytes) == [[0x61, 0xE9, 0x62]])
    #expect(invocation.loads.map(\.bytes) == [[0xFF]])
  }

  @Test("every row of the table is understood, its opposite too")
  func table() throws {
    for row in OptionTable.rows where !row.takesValue {
      let line = row.group == .pages ? "--pages " : ""
      #expect(World(line + row.name.spelling).mistake() == nil, "\(row.name.spelling)")
      #expect(
        (World("--no-\(row.name.rawValue)").mistake() == nil) == row.hasOpposite,
        "--no-\(row.name.rawValue)")
    }
    #expect(Set(OptionTable.rows.map(\.name)) == Set(OptionName.allCases))
  }
}
