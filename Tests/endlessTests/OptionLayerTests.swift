import Testing
import endless

@Suite("Configuration file, ENDLESS_OPTS, command line")
struct OptionLayerTests {
  private func world(
    _ line: String = "", variable: String? = nil, file: String? = nil
  ) -> World {
    World(line).with {
      $0.variables["ENDLESS_OPTS"] = variable.map { Argument($0) }
      $0.configuration = file
    }
  }

  @Test("a later origin replaces an earlier one")
  func order() throws {
    #expect(try world(file: "--tabs 2").settings().tabs == 2)
    #expect(try world(variable: "--tabs 3", file: "--tabs 2").settings().tabs == 3)
    #expect(try world("--tabs 4", variable: "--tabs 3", file: "--tabs 2").settings().tabs == 4)
    #expect(try world("--no-wrap", variable: "--wrap").settings().longRows == .chop)
  }

  @Test("what contradicts an earlier origin replaces it")
  func replacement() throws {
    #expect(try world("--edge stop", file: "--cycle").settings().edge == .stop)
    #expect(try world("--wrap", variable: "--chop").settings().longRows == .wrap)
    #expect(try world("--browse", variable: "--pick").invocation().enter == .browse)
    let slides = try world("--pages --auto 4", variable: "--no-animation").settings()
    #expect(slides.animation && slides.auto == 4000)
    let still = try world("--pages --no-animation", variable: "--pages --auto 4").settings()
    #expect(!still.animation)
  }

  @Test("lists are replaced whole")
  func lists() throws {
    let file = "--load seq 1\n--load seq 2\n--title one\n"
    #expect(try world(file: file).invocation().loads == ["seq 1", "seq 2"])
    let replaced = try world("--load ls", file: file).invocation()
    #expect(replaced.loads == ["ls"])
    #expect(replaced.titles == ["one"])
  }

  @Test("the value of a line is its rest, without quoting")
  func file() throws {
    let file = """
      # what I like

        --title   "My"  list \u{20}
      --load curl -s 'https://example.org/?page={page}' | jq -r '.[]' # all
      --numbers\r
      --tabs=4
      --title=a b
      +G
      """
    let invocation = try world(file: file).invocation()
    #expect(invocation.titles == [#""My"  list"#, "a b"])
    #expect(
      invocation.loads == ["curl -s 'https://example.org/?page={page}' | jq -r '.[]' # all"])
    #expect(invocation.settings.numbers)
    #expect(invocation.settings.tabs == 4)
    #expect(invocation.settings.start == .end)
  }

  @Test(
    "a mistake names file, line and option",
    arguments: [
      ("--tabs 4\n\n--tabs x", "3: --tabs x: a number from 1 to 100 is wanted"),
      ("--zzz", "1: --zzz: no such option; endless --help lists them"),
      ("--cycle yes", "1: --cycle: takes no value"),
      ("--cycle --numbers", "1: --cycle: takes no value"),
      ("--title", "1: --title: TEXT is missing"),
      ("notes.txt", "1: notes.txt: a source stands on the command line"),
      ("--help", "1: --help: stands on the command line"),
      ("--tabs \0", "1: a NUL has no place in an option"),
    ])
  func fileMistakes(_ contents: String, _ rest: String) {
    #expect(world(file: contents).mistake() == "/ada/.config/endless/config:\(rest)")
  }

  @Test(
    "a mistake in ENDLESS_OPTS names it",
    arguments: [
      ("--tabs x", "--tabs x: a number from 1 to 100 is wanted"),
      ("--title 'My list", "a ' is not closed"),
      ("notes.txt", "notes.txt: a source stands on the command line"),
      ("--version", "--version: stands on the command line"),
    ])
  func variableMistakes(_ line: String, _ rest: String) {
    #expect(world(variable: line).mistake() == "ENDLESS_OPTS: \(rest)")
  }

  @Test("a mistake ends the program with 2 before anything else")
  func exitCode() throws {
    let exit = try #require(world("a.txt", file: "--tabs x").exit())
    #expect(exit.code == 2)
    #expect(
      exit.stderr
        == "endless: /ada/.config/endless/config:1: --tabs x: a number from 1 to 100 is wanted\n"
    )
  }

  @Test("the file is looked for where the XDG directories say")
  func place() {
    func path(_ variables: [String: Argument]) -> Argument? { ConfigFile.path { variables[$0] } }
    #expect(path(["XDG_CONFIG_HOME": "/x", "HOME": "/h"]) == "/x/endless/config")
    #expect(path(["XDG_CONFIG_HOME": "", "HOME": "/h"]) == "/h/.config/endless/config")
    #expect(path(["XDG_CONFIG_HOME": "x", "HOME": "/h"]) == "/h/.config/endless/config")
    #expect(path([:]) == nil)
  }

  @Test("NO_COLOR turns automatic colour off, and only that")
  func noColor() throws {
    let plain = World().with { $0.variables["NO_COLOR"] = "1" }
    #expect(try plain.settings().color == .never)
    let asked = World("--color always").with { $0.variables["NO_COLOR"] = "1" }
    #expect(try asked.settings().color == .always)
    let empty = World().with { $0.variables["NO_COLOR"] = "" }
    #expect(try empty.settings().color == .auto)
  }
}
