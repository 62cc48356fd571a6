extension SourceText {
  /// The smallest single edit that turns this text into another; an empty insertion if they are equal.
  package func difference(to other: SourceText) -> TextEdit {
    let shorter = min(bytes.count, other.bytes.count)
    var (prefix, suffix) = (0, 0)
    while prefix < shorter, bytes[prefix] == other.bytes[prefix] { prefix += 1 }
    // Two scalars may share their first bytes, or their last; an edit replaces whole ones.
    while prefix > 0, isContinuation(prefix) || other.isContinuation(prefix) { prefix -= 1 }
    while suffix < shorter - prefix, bytes[bytes.count - 1 - suffix] == other.bytes[other.bytes.count - 1 - suffix] {
      suffix += 1
    }
    while suffix > 0, isContinuation(bytes.count - suffix) || other.isContinuation(other.bytes.count - suffix) {
      suffix -= 1
    }
    return TextEdit(
      range: prefix..<(bytes.count - suffix), newText: other.string(in: prefix..<(other.bytes.count - suffix)))
  }

  private func isContinuation(_ offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] & 0xC0 == 0x80
  }
}
