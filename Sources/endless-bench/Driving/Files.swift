#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The whole of a small file, or nil if it cannot be read.
func text(ofFile path: String) -> String? {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var all: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 8192)
  while true {
    let count = unsafe read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return String(decoding: all, as: UTF8.self) }
    all += buffer[..<count]
  }
}

/// The names in a folder.
func names(inFolder path: String) -> [String] {
  guard let folder = unsafe opendir(path) else { return [] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// The file of the program that is running.
var ownPath: String {
  #if os(Linux)
    if let path = unsafe realpath("/proc/self/exe", nil) {
      defer { unsafe free(path) }
      return unsafe String(cString: path)
    }
  #endif
  return CommandLine.arguments.first ?? ""
}
