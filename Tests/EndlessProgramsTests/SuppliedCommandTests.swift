import EndlessCore
import EndlessLoading
import EndlessPrograms
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command behind a window, as the event loop sees it.
@Suite struct SuppliedCommandTests {
  private let desk = Desk()

  private func supplier(_ command: String, ahead: Int? = nil) -> SourceSupplier {
    let supplier = SourceSupplier(CommandSource(command), ahead: ahead)
    supplier.start(mailbox: desk.mailbox, window: 0)
    return supplier
  }

  @Test func `S13 rows come before the error, and the retry is answered`() async {
    let supplier = supplier("echo row {page}; echo boom >&2; exit 1")
    for serial in 1...2 {
      var asked = request(page: 3, offset: 40)
      asked.token = Token(serial: serial)
      supplier.load(asked)
      #expect(await desk.take { $0.answers.count == serial * 2 })
      let row = Item(id: .position(40), text: Array("row 3".utf8))
      #expect(desk.answers.suffix(2) == [.items([row]), .failed(SourceError("boom"))])
    }
    supplier.close()
  }

  @Test func `S15 a command that prints for ever is read as far as somebody looks`() async throws {
    let supplier = supplier("echo $$; exec yes", ahead: 1000)
    supplier.load(request())
    #expect(await desk.take { $0.items.count >= 1000 })
    let group = try #require(desk.firstNumber)
    supplier.look(ahead: 0)
    #expect(await desk.take { $0.items.count >= 2000 })
    supplier.close()
    #expect(await eventually { isGone(group: group) })
    desk.take()
    // Each time it may pass the mark by a batch.
    #expect(desk.items.count < 2 * (1000 + 512))
    #expect(desk.answers.allSatisfy { if case .items = $0 { true } else { false } })
  }

  @Test func `C23 close is not held up by a command that is held back`() async throws {
    let supplier = supplier("echo $$; while :; do echo x; done", ahead: 1)
    supplier.load(request())
    #expect(await desk.take { !$0.items.isEmpty })
    let group = try #require(desk.firstNumber)
    supplier.close()
    #expect(await eventually { isGone(group: group) })
  }
}
