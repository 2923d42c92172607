internal import EndlessCore

extension ChafaCommand {
  /// What is wrong with a picture that cannot fit into the memory that chafa is given, or nil.
  var excess: SourceError? {
    // Decoded, a pixel takes three bytes or four.
    guard let memory = settings.memory, let bytes = pixelBytes(3), bytes > memory else {
      return nil
    }
    return tooLarge
  }

  /// What a run that failed means.
  func complaint(_ end: OutputEnd, _ messages: MessageTail) -> SourceError {
    if end == .late, let time = settings.time { return SourceError(time.complaint) }
    if end == .ended(.exit(127)) {
      // The system's loader ends a program so that finds no room for its libraries.
      if messages.lastLine?.contains("shared librar") == true { return tooLarge }
      return SourceError("\(picture.description) · install chafa to see it")
    }
    let said = said(messages)
    let isShort = said.map { $0.contains("memory") || $0.contains("allocate") } ?? false
    if isShort || isLarge { return tooLarge }
    if let said, said != Self.unknown { return SourceError(said) }
    if case .ended(.signal) = end { return SourceError("chafa was \(end.complaint ?? "killed")") }
    return picture.kind.isCommon
      ? damaged : SourceError("this chafa cannot show \(picture.kind.rawValue) pictures")
  }

  /// That the file is not as it was written.
  var damaged: SourceError { SourceError("damaged \(picture.kind.rawValue) file") }

  private static let unknown = "Unknown file format"

  private var tooLarge: SourceError {
    let what = picture.pixels.map { "\($0.width.grouped) × \($0.height.grouped) pixels need" }
    let limit = settings.memory.map { "more than \($0.memory) of memory" } ?? "more memory"
    return SourceError("\(what ?? "the picture needs") \(limit)")
  }

  /// Whether memory is the likeliest reason for a failure.
  private var isLarge: Bool {
    guard let memory = settings.memory, let bytes = pixelBytes(4) else { return false }
    return bytes > memory / 3
  }

  private func pixelBytes(_ each: Int) -> Int? {
    guard let pixels = picture.pixels else { return nil }
    let (area, isFar) = pixels.width.multipliedReportingOverflow(by: pixels.height)
    let (bytes, isFarther) = area.multipliedReportingOverflow(by: each)
    return isFar || isFarther ? .max : bytes
  }

  /// Chafa's last message without its name and the file's, which the page shows anyway.
  private func said(_ messages: MessageTail) -> String? {
    guard let line = messages.lastLine else { return nil }
    let parts = line.split(separator: ": ")
    let isPrefix = { (part: Substring) in
      part == "chafa" || part.hasPrefix("Failed to open '") || part.hasSuffix("'")
    }
    return parts.last.map { isPrefix($0) ? line : String($0) }
  }
}
