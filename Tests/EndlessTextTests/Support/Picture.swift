import EndlessText

/// The bytes of a string whose characters are all below U+0100, one byte each.
func raw(_ text: String) -> [UInt8] {
  text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
}

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// What cells show, as text: `«` and `»` enclose what is reversed, `▏` is a second column that no wide
/// glyph stands before.
func picture(_ cells: [Cell]) -> String {
  var text = ""
  var isReversed = false
  var wideBefore = false
  for cell in cells {
    if cell.style.attributes.contains(.reverse) != isReversed {
      text += isReversed ? "»" : "«"
      isReversed.toggle()
    }
    switch cell.content {
    case .continuation:
      if !wideBefore { text += "▏" }
      wideBefore = false
    case .glyph(let glyph):
      text.unicodeScalars.append(glyph.base)
      for place in 0..<4 where glyph.marks[place] != 0 {
        if let mark = Unicode.Scalar(glyph.marks[place]) { text.unicodeScalars.append(mark) }
      }
      wideBefore = glyph.width == 2
    }
  }
  return isReversed ? text + "»" : text
}

/// All cells of a row.
func layOut(_ bytes: [UInt8], _ options: TextOptions = TextOptions()) -> [Cell] {
  let layout = TextLayout(options)
  // A window behind the row's end only measures.
  let far = 1_000_000
  let width = layout.clip(bytes, columns: far..<far).contentWidth ?? 0
  return layout.clip(bytes, columns: 0..<width).cells
}

/// The picture of a whole row.
func shown(_ bytes: [UInt8], _ options: TextOptions = TextOptions()) -> String {
  picture(layOut(bytes, options))
}

/// The picture of a whole row.
func shown(_ text: String, _ options: TextOptions = TextOptions()) -> String {
  shown(utf8(text), options)
}

/// What is wrong with cells whatever they show, or nil: something that may steer a terminal, a wide
/// glyph without its second column, a second column without its glyph.
func fault(in cells: [Cell], ambiguousWide: Bool = false) -> String? {
  var owed = false
  for (column, cell) in cells.enumerated() {
    switch cell.content {
    case .continuation:
      if !owed { return "stray second column at \(column)" }
      owed = false
    case .glyph(let glyph):
      if owed { return "half a glyph before \(column)" }
      let expected = columns(of: glyph.base, ambiguousWide: ambiguousWide)
      if expected != Int(glyph.width) { return "\(glyph) at \(column)" }
      for place in 0..<4 where glyph.marks[place] != 0 {
        let mark = Unicode.Scalar(glyph.marks[place])
        if mark.flatMap({ columns(of: $0) }) != 0 { return "mark of \(glyph) at \(column)" }
      }
      owed = glyph.width == 2
    }
  }
  return owed ? "half a glyph at the end" : nil
}
