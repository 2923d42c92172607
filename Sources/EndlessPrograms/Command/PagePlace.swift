internal import EndlessCore

/// What a page command is asked by.
enum PagePlace: String, CommandPlace {
  case page, offset, size, last, cursor

  var written: String { "{\(rawValue)}" }
  var variable: String { "ENDLESS_\(rawValue.uppercased())" }

  var isForeign: Bool {
    switch self {
    case .page, .offset, .size: false
    case .last, .cursor: true
    }
  }

  /// What a request puts there.
  func value(in request: PageRequest) -> [UInt8] {
    switch self {
    case .page: Array(String(request.key.page).utf8)
    case .offset: Array(String(request.key.offset).utf8)
    case .size: Array(String(request.size).utf8)
    case .last: request.last?.text ?? []
    case .cursor: Array((request.key.cursor ?? "").utf8)
    }
  }
}
