#if os(Linux)
  import EndlessCore
  import EndlessText
  import Glibc
  import Testing

  @testable import EndlessUI

  /// A socket that stands for a terminal, and tells one write from the next.
  private final class Wire {
    let output: Int32
    private let end: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      let kind = Int32(SOCK_SEQPACKET.rawValue)
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      (output, end) = (ends[0], ends[1])
    }

    deinit {
      close(output)
      close(end)
    }

    /// The lengths of the writes since the last question.
    func take() -> [Int] {
      var lengths: [Int] = []
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = recv(end, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        guard count > 0 else { return lengths }
        lengths.append(count)
      }
    }
  }

  extension CursesTests {
    private func scene(from first: Int) -> Scene {
      let rows = (0..<24).map { row("\($0 * 2 / 3 + first) ▌ \($0)", columns: 80) }
      return Scene(panes: [Scene.Pane(row: 0, column: 0, title: nil, body: Frame(rows))])
    }

    @Test func anUpdateIsOneWrite() throws {
      let wire = try Wire()
      let empty = open("/dev/null", O_RDWR)
      defer { close(empty) }
      let terminal = try Terminal(
        TerminalDevice(input: empty, output: wire.output),
        options: TerminalOptions(type: "xterm-256color"), wake: -1)
      terminal.resize(to: Size(rows: 24, columns: 80))
      var scroller = TerminalScroller(terminal: terminal)
      _ = wire.take()
      for first in [1, 2, 9, 500] {
        scroller.show(scene(from: first))
        let lengths = wire.take()
        #expect(lengths.count == 1)
        #expect(lengths[0] > 20)
      }
      scroller.terminal.resume()
      _ = wire.take()
      scroller.show(scene(from: 3))
      #expect(!wire.take().isEmpty)
      scroller.show(scene(from: 4))
      #expect(wire.take().count == 1)
    }
  }
#endif
