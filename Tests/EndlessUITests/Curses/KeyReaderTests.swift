import EndlessCore
import Testing

@testable import EndlessUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Two ends of a pipe, closed in the end.
private final class Pipe {
  private var ends: [Int32] = [-1, -1]
  var reading: Int32 { ends[0] }

  init() throws { try #require(pipe(&ends) == 0) }

  deinit { for end in ends where end >= 0 { close(end) } }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(ends[1], bytes, bytes.count)
  }

  func hangUp() {
    close(ends[1])
    ends[1] = -1
  }
}

@Suite struct KeyReaderTests {
  @Test func nothingWaitsReturnsAtOnce() throws {
    let pipe = try Pipe()
    var reader = KeyReader(descriptor: pipe.reading)
    #expect(try reader.read() == [])
  }

  @Test func allWaitingKeysComeAtOnce() throws {
    let pipe = try Pipe()
    var reader = KeyReader(descriptor: pipe.reading)
    pipe.type(String(repeating: "j", count: 10_000) + "\u{1B}[A")
    let inputs = try reader.read()
    #expect(inputs.count == 10_001)
    #expect(inputs.last == .key(.up))
  }

  @Test func aLoneEscapeComesWhenPatienceIsOver() throws {
    let pipe = try Pipe()
    var reader = KeyReader(descriptor: pipe.reading, patience: 1)
    pipe.type("\u{1B}")
    #expect(try reader.read() == [.key(.escape)])
    pipe.type("j\u{1B}[")
    #expect(try reader.read() == [.key(.character("j"))])
  }

  @Test func aPasteOverSeveralReadsIsNoCommand() throws {
    let pipe = try Pipe()
    var reader = KeyReader(descriptor: pipe.reading)
    pipe.type("\u{1B}[200~quit")
    #expect(try reader.read() == [])
    pipe.type("q\rq\u{1B}[201~G")
    #expect(try reader.read() == [.key(.character("G"))])
  }

  @Test func aTerminalThatIsGoneIsAnError() throws {
    let pipe = try Pipe()
    var reader = KeyReader(descriptor: pipe.reading)
    pipe.hangUp()
    #expect(throws: CursesError.vanished) { try reader.read() }
  }
}
