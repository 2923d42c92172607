import CSystem
import EndlessCore
import EndlessFiles
import EndlessLoading
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What can be opened, and what is said of what cannot.
@Suite struct OpeningTests {
  private func message(_ path: String) -> String? {
    do {
      _ = try FileInput.open(path: path)
      return nil
    } catch {
      return error.message
    }
  }

  private static func isThere(_ path: String) -> Bool { access(path, R_OK) == 0 }

  @Test func whatCannotBeOpenedIsNamed() throws {
    let folder = try TemporaryFolder()
    let missing = folder.file("notes.txt")
    #expect(message(missing) == "No such file: \(missing)")
    #expect(message(folder.path) == "Is a directory: \(folder.path)")
    let file = try folder.save("a\n".utf8)
    #expect(message(file) == nil)
    #expect(message("\(file)/below") == "Not a directory: \(file)/below")
    #expect(message("\(file)\0") == "No such file: \(file)\0")
  }

  @Test("a terminal is no data: its keys are the user's")
  func terminal() throws {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    try #require(cs_terminal_open(24, 80, &controller, &terminal) == 0)
    defer {
      close(controller)
      close(terminal)
    }
    #expect(throws: SourceError("A terminal, not data: keys")) {
      try FileInput.open(descriptor: terminal, name: "keys")
    }
  }

  #if os(Linux)
    @Test(arguments: ["/proc/self/mem", "/sys/class/net/lo/speed"].filter(Self.isThere))
    func whatCannotBeReadIsNoEmptyFile(path: String) {
      #expect(message(path)?.hasSuffix(": \(path)") == true)
    }
  #endif

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func whatMayNotBeReadIsNamed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.save("a\n".utf8)
    chmod(file, 0)
    #expect(message(file) == "Permission denied: \(file)")
  }

  @Test func aNameNeedNotBeUTF8() throws {
    let folder = try TemporaryFolder()
    let name = Array("\(folder.path)/".utf8) + [0xE9]
    let descriptor = open(name.map { CChar(bitPattern: $0) } + [0], O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    defer { unlink(name.map { CChar(bitPattern: $0) } + [0]) }
    #expect(write(descriptor, "a\n", 2) == 2)
    close(descriptor)
    let reading = Reading(try FileInput.open(path: name))
    #expect(reading.rowsFromStart == ["a"])
  }

  @Test func aClosedDescriptorIsNamed() {
    #expect(throws: SourceError("Bad file descriptor: standard input")) {
      try FileInput.open(descriptor: 999, name: "standard input")
    }
  }

  @Test func aFileSomebodyHasReadInPartBeginsWhereItStands() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(try folder.save("one\ntwo\nthree\n".utf8), O_RDONLY)
    defer { close(descriptor) }
    #expect(lseek(descriptor, 4, SEEK_SET) == 4)
    let reading = Reading(try FileInput.open(descriptor: descriptor, name: "standard input"))
    #expect(reading.rowsFromStart == ["two", "three"])
    #expect(lseek(descriptor, 0, SEEK_CUR) == 4)
  }

  @Test func aFifoOpensBeforeItHasAWriter() throws {
    let folder = try TemporaryFolder()
    let path = folder.fifo()
    let reading = try Reading(path: path, separator: .nul)
    reading.start()
    let token = reading.load(20)
    let writer = open(path, O_WRONLY)
    #expect(write(writer, "a\nb\0c", 5) == 5)
    close(writer)
    try reading.wait { reading.ending(of: token) == .end }
    #expect(reading.rowsFromStart == ["a\nb", "c"])
  }

  #if os(Linux)
    @Test func aFileThatSaysItIsEmptyAndIsNot() throws {
      let reading = try Reading(path: "/proc/self/status")
      reading.start()
      let token = reading.load(.max)
      try reading.wait { reading.ending(of: token) == .end }
      #expect(try #require(reading.row(0)).hasPrefix("Name:"))
    }

    @Test func aFileThatSaysItIsLongerThanItIs() throws {
      let reading = try Reading(path: "/sys/kernel/mm/transparent_hugepage/enabled")
      #expect(reading.store.extent == .counted(1))
      #expect(try #require(reading.row(0)).contains("never"))
    }
  #endif
}
