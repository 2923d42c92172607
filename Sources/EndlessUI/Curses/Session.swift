internal import CNcurses
internal import CSystem
internal import EndlessCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The screen, from the moment it is taken until it is given back.
///
/// The terminal is given back when the value is destroyed, and by the crash handler. Store it last in
/// whatever holds windows, inside a function: curses must outlive its windows, and globals are never
/// destroyed. One at a time in a process, on the main thread.
@safe package struct Session: ~Copyable {
  private let screen: OpaquePointer
  private let modes: TerminalModes
  package let device: TerminalDevice
  /// The type whose description is in use.
  package let type: String

  /// Takes the screen of the first type that has a description.
  ///
  /// From here on signals are flags, and each writes a byte to `wake`. Whatever can fail fails before
  /// the terminal is touched. Costs about half a millisecond.
  package init(
    _ device: consuming TerminalDevice, options: TerminalOptions, wake: Int32
  ) throws(CursesError) {
    // Before curses comes, which only catches signals that nobody has caught, and changes modes.
    cs_signals_watch(wake)
    cs_guard_arm(device.output)
    do throws(CursesError) {
      (unsafe screen, type) = try unsafe Self.open(device, options)
    } catch {
      cs_guard_disarm()
      cs_signals_unwatch()
      throw error
    }
    modes = TerminalModes(options)
    unsafe cs_guard_screen(modes.restore, modes.restore.count)
    cn_trim_description()
    self.device = device
    send(modes.on)
  }

  deinit {
    if cn_screen_is_left() == 0 { send(modes.off) }
    unsafe cn_screen_close(screen)
    cs_guard_disarm()
    cs_signals_unwatch()
  }

  /// A screen of the first type that has a description, and that type.
  private static func open(
    _ device: borrowing TerminalDevice, _ options: TerminalOptions
  ) throws(CursesError) -> (OpaquePointer, String) {
    var status = CN_UNKNOWN_TYPE
    for type in options.candidates {
      if let screen = unsafe cn_screen_open(type, device.input, device.output) {
        return unsafe (screen, type)
      }
      status = Int(unsafe cn_describe(type, device.output))
      guard status != CN_READY else {
        throw TerminalModes.capability("cup").isEmpty ? .cannotMoveCursor(type) : .screenNotTaken
      }
    }
    throw status == CN_NO_DATABASE ? .noDescriptions : .unknownType(options.type)
  }

  /// Gives the terminal back for a while.
  package func leave() {
    send(modes.off)
    cn_screen_leave()
    cs_guard_hold(0)
  }

  /// Takes the terminal again; the next update draws everything.
  package func enter() {
    cs_guard_hold(1)
    send(modes.on)
    cn_screen_repaint()
  }

  /// Has the terminal draw a picture in its own language, and forget another.
  ///
  /// Curses must have nothing to send, and knows nothing of it.
  func change(_ change: PictureChange) {
    send((change.new?.drawing ?? []) + (change.old?.erasure ?? []))
  }

  /// Has the terminal show nothing new for the moment, if it can wait.
  func holdScreen() { send(TerminalModes.hold) }

  /// Has the terminal show what has come since.
  func showScreen() { send(TerminalModes.show) }

  /// Takes all such pictures away where the terminal keeps them apart from its cells.
  package func erasePictures() { send(modes.erasePictures) }

  /// A terminal that takes no bytes any more is found out by reading.
  private func send(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { bytes in
        unsafe write(device.output, bytes.baseAddress.map { unsafe $0 + done }, bytes.count - done)
      }
      if written > 0 { done += written } else if errno != EINTR { return }
    }
  }
}
