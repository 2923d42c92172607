internal import EndlessCore

extension TraceEvent {
  /// The event as one JSON object: the seconds since the start, the window from 1, what happened.
  package func line(window: Int, at time: Duration) -> [UInt8] {
    var object = JSONObject()
    object.add("time", time)
    object.add("window", window + 1)
    describe(into: &object)
    return object.bytes + [UInt8(ascii: "\n")]
  }

  private func describe(into object: inout JSONObject) {
    switch self {
    case .request(let request): Self.describe(request, into: &object)
    case .answer(let token, let answer):
      object.add("event", "answer")
      object.add("token", token.serial)
      Self.describe(answer, into: &object)
    case .render(let request):
      object.add("event", "render")
      object.add("token", request.token.serial)
      object.add("item", String(decoding: request.item, as: UTF8.self))
      object.add("for", "\(request.purpose)")
    case .rendered(let token, let answer):
      object.add("event", "rendered")
      object.add("token", token.serial)
      if case .failed(let error) = answer { object.add("error", error.message) }
    case .retry: object.add("event", "retry")
    case .dropAnswer(let token):
      object.add("event", "drop")
      object.add("token", token.serial)
    case .dropRows(let count):
      object.add("event", "drop")
      object.add("rows", count)
    case .end(let count):
      object.add("event", "end")
      object.add("items", count)
    }
  }

  private static func describe(_ request: PageRequest, into object: inout JSONObject) {
    object.add("event", "request")
    object.add("token", request.token.serial)
    object.add("direction", "\(request.direction)")
    object.add("page", request.key.page)
    object.add("offset", request.key.offset)
    if let cursor = request.key.cursor { object.add("cursor", cursor) }
    if request.size != Int.max { object.add("size", request.size) }
  }

  private static func describe(_ answer: Answer, into object: inout JSONObject) {
    switch answer {
    case .items(let items): object.add("items", items.count)
    case .rows(let count): object.add("rows", count)
    case .finished(let next, _, let total):
      switch next {
      case .more: object.add("next", "more")
      case .end: object.add("next", "end")
      case .cursor(let cursor):
        object.add("next", "cursor")
        object.add("cursor", cursor)
      }
      if let total { object.add("total", total) }
    case .failed(let error):
      object.add("error", error.message)
      if let wait = error.retryAfter { object.add("retryAfter", wait) }
    }
  }
}
