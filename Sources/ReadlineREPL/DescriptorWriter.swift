import Glibc

/// Writes whole texts to a file descriptor, past any buffer of the C library.
enum DescriptorWriter {
  /// Writes all of it; the error number when that is impossible, otherwise 0.
  static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count >= 0 {
          written += count
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          if poll(&wanted, 1, -1) < 0, errno != EINTR { return errno }
        case let code: return code
        }
      }
      return 0
    }
  }
}
