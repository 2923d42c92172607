import Testing
import endless

@Suite("Words as the shell splits them")
struct ShellWordsTests {
  @Test(
    arguments: [
      ("", []),
      (" \t\n ", []),
      ("a b\tc\nd", ["a", "b", "c", "d"]),
      ("'a b' c", ["a b", "c"]),
      (#"a'b c'd"e f"g"#, ["ab cde fg"]),
      (#"'' "" x"#, ["", "", "x"]),
      (#"a\ b \' \\"#, ["a b", "'", #"\"#]),
      ("a\\\nb", ["ab"]),
      (#""a\"b" "c\\d" "e\$f" "g\`h" "i\j""#, [#"a"b"#, #"c\d"#, "e$f", "g`h", #"i\j"#]),
      ("\"a\\\nb\"", ["ab"]),
      (#"'a\b' "it's""#, [#"a\b"#, "it's"]),
      ("$HOME ~ * {a,b} #c", ["$HOME", "~", "*", "{a,b}", "#c"]),
    ] as [(String, [String])])
  func words(_ line: String, _ words: [String]) throws {
    #expect(try ShellWords.split(Array(line.utf8)).map(\.text) == words)
  }

  @Test(
    arguments: [
      ("'a", "a ' is not closed"), (#""a"#, #"a " is not closed"#),
      (#""a\""#, #"a " is not closed"#),
      (#"a\"#, "nothing follows the last backslash"),
    ])
  func mistakes(_ line: String, _ sentence: String) {
    #expect(throws: UsageError(sentence)) { try ShellWords.split(Array(line.utf8)) }
  }
}
