import Testing
import endless

@Suite("Help")
struct HelpTests {
  @Test("every option and place is there, with its value and what it does")
  func complete() {
    let lines = HelpText.text.split(separator: "\n")
    for row in OptionTable.rows {
      #expect(lines.contains { $0.drop { $0 == " " }.hasPrefix(row.usage) }, "\(row.usage)")
    }
    let words = HelpText.text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for summary in OptionTable.rows.map(\.summary) + OptionTable.places.map(\.summary) {
      #expect(words.contains(summary))
    }
    for place in OptionTable.places {
      #expect(lines.contains { $0.hasPrefix("  \(place.usage) ") }, "\(place.usage)")
    }
  }

  @Test("no line is longer than 79 columns, none ends with a blank")
  func width() {
    for line in HelpText.text.split(separator: "\n") {
      #expect(line.count <= 79, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }
}
