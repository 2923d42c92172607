import EndlessCore
import EndlessPrograms
import Testing

/// What is printed while a picture plays, cut into frames however it arrives.
@Suite struct FrameSplitterTests {
  private static let area = PixelArea(
    exactly: Size(rows: 4, columns: 4), cell: PixelSize(width: 8, height: 16))

  /// The frames that come of a text that arrives in pieces of so many bytes.
  private func frames(_ text: String, _ form: PictureForm, by count: Int) -> [String] {
    var splitter = FrameSplitter(form)
    var frames: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      splitter.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      while let frame = splitter.next() { frames.append(String(decoding: frame, as: UTF8.self)) }
    }
    return frames
  }

  @Test(arguments: [1, 2, 3, 5, 7, 1000])
  func `frames of characters end with their last line`(count: Int) {
    let up = "\r\u{1B}[2A"
    let text = "a\nb\n" + up + "c\nd\n" + up + "e\nf\n" + up + "g\n"
    let symbols = PictureForm.symbols(Size(rows: 2, columns: 1))
    #expect(frames(text, symbols, by: count) == ["a\nb\n", "c\nd\n", "e\nf\n"])
  }

  @Test(arguments: [1, 2, 3, 5, 7, 1000])
  func `frames of pixels end with the picture`(count: Int) {
    let sixel = "\u{1B}Pq\"1;1;1;1~\u{1B}\\"
    let up = "\r\u{1B}[1A"
    #expect(
      frames(sixel + up + sixel + up, .sixel(Self.area), by: count) == [sixel, up + sixel])
    let kitty = "\u{1B}_Ga=T,m=1\u{1B}\\\u{1B}_Gm=1;AAAA\u{1B}\\\u{1B}_Gm=0\u{1B}\\"
    #expect(
      frames(kitty + "\n" + up + kitty, .kitty(Self.area), by: count) == [kitty, "\n" + up + kitty])
  }

  @Test func `a frame that has no second waits for one`() {
    let symbols = PictureForm.symbols(Size(rows: 2, columns: 1))
    #expect(frames("a\nb\n", symbols, by: 1) == [])
    #expect(frames("a\nb\n\r\u{1B}[2", symbols, by: 1) == [])
    #expect(frames("a\nb\n\r\u{1B}[2A", symbols, by: 1) == ["a\nb\n"])
  }

  @Test func `a first frame may be taken when nothing follows`() {
    var splitter = FrameSplitter(.symbols(Size(rows: 2, columns: 1)))
    splitter.append(Array("a\nb".utf8)[...])
    #expect(splitter.rest == nil)
    splitter.append(Array("\n".utf8)[...])
    #expect(splitter.rest == Array("a\nb\n".utf8))
  }
}
