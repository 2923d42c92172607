import EndlessText
import Testing

private let isInstalled = GivenFiles.unicode("EastAsianWidth.txt") != nil

@Suite("The Unicode database", .enabled(if: isInstalled, "unicode-data is not installed: skipped"))
struct UnicodeDataTests {
  /// The fields of the lines of a file, comments left out.
  private func fields(of name: String) -> [[String]] {
    (GivenFiles.unicode(name) ?? []).compactMap { line in
      let data = line.prefix { $0 != "#" }
      guard data.contains(where: { !$0.isWhitespace }) else { return nil }
      return data.split(separator: ";", omittingEmptySubsequences: false).map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  private func scalars(_ field: String) -> [Unicode.Scalar] {
    let ends = field.split(separator: ".").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last else { return [] }
    return (first...last).compactMap { Unicode.Scalar($0) }
  }

  @Test("wide and fullwidth characters take two columns, others one or none")
  func eastAsianWidth() {
    // Two columns in C libraries, whatever the file says.
    let exceptions: [ClosedRange<UInt32>] = [0x3248...0x324F, 0x4DC0...0x4DFF]
    var checked = 0
    for line in fields(of: "EastAsianWidth.txt") where line.count == 2 {
      for scalar in scalars(line[0])
      where !exceptions.contains(where: { $0.contains(scalar.value) }) {
        guard let found = columns(of: scalar), found > 0 else { continue }
        checked += 1
        let isWide = line[1] == "W" || line[1] == "F"
        if found != (isWide ? 2 : 1) {
          Issue.record("U+\(String(scalar.value, radix: 16)): \(found)")
        }
        let onDemand = columns(of: scalar, ambiguousWide: true)
        if onDemand != (isWide || line[1] == "A" ? 2 : 1) {
          Issue.record("U+\(String(scalar.value, radix: 16)): \(onDemand ?? -1) on demand")
        }
      }
    }
    #expect(checked > 200_000)
  }

  @Test("what comes out has the columns of its characters, in every class")
  func everyScalar() {
    let layout = TextLayout()
    var wrong: [UInt32] = []
    let values = Array(UInt32(0)...0x33500) + Array(0xDFFF0...0xE0200) + Array(0xEFFF0...0xF0010)
    for value in values where ![0x09, 0x0A, 0x0D, 0x1B, 0x5F].contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var bytes = utf8("a")
      bytes += Array(String(scalar).utf8)
      let clip = layout.clip(bytes, columns: 0..<12)
      let expected = columns(of: scalar).map { 1 + $0 } ?? clip.contentWidth
      let isControl = value < 0x20 || value == 0x7F
      let digits = max(4, String(value, radix: 16).count)
      let substitute = 1 + (isControl ? 2 : 4 + digits)
      let width = columns(of: scalar) == nil ? substitute : expected
      if clip.contentWidth != width || fault(in: clip.cells) != nil { wrong.append(value) }
    }
    #expect(wrong == [])
  }

  @Test("emoji: nothing spills, no selector, joiner or tone is left behind an emoji")
  func emoji() {
    var checked = 0
    for line in fields(of: "emoji/emoji-test.txt") where line.count == 2 {
      let sequence = line[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
        .compactMap { Unicode.Scalar($0) }
      let text = String(String.UnicodeScalarView(sequence))
      let cells = layOut(utf8(text))
      checked += 1
      #expect(fault(in: cells) == nil, "\(text)")
      let left = picture(cells).unicodeScalars.map(\.value)
      let unwanted = left.contains { $0 == 0x200D || $0 == 0xFE0F || 0xE0020...0xE007F ~= $0 }
      #expect(!unwanted, "\(text)")
      if sequence.count > 1 { #expect(!left.contains { 0x1F3FB...0x1F3FF ~= $0 }, "\(text)") }
      if sequence.count == 1 { #expect(cells.count == columns(of: sequence[0]), "\(text)") }
      #expect(cells.count <= 2 * sequence.count)
    }
    #expect(checked > 4_000)
  }

  @Test("grapheme clusters: parts are kept together, at every width")
  func graphemes() {
    var checked = 0
    for line in fields(of: "auxiliary/GraphemeBreakTest.txt") {
      let values = line[0].split { !$0.isHexDigit }.compactMap { UInt32($0, radix: 16) }
      let text = String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar($0) }))
      let whole = layOut(utf8("a" + text + "b"))
      checked += 1
      for width in 1...max(1, whole.count) {
        let clip = TextLayout().clip(utf8("a" + text + "b"), columns: 0..<width)
        #expect(clip.cells.count == width && fault(in: clip.cells) == nil, "\(values)")
        #expect(clip.continues == (width < whole.count), "\(values)")
      }
    }
    #expect(checked > 500)
  }
}
