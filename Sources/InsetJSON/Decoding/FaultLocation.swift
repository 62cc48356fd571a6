/// The first fault of a document that jansson has refused. jansson's own error stands behind the token at fault, counts
/// columns in code points and does not say which key is the duplicate.
func firstFault(in bytes: [UInt8], rejectingDuplicateKeys: Bool) -> JSONFault? {
  var scanner = JSONScanner(bytes)
  /// The keys of each open object so far, with their offsets; of an array nothing.
  var keys: [[MemberKey: Int]] = []
  do throws(JSONFault) {
    while let event = try scanner.next() {
      guard rejectingDuplicateKeys else { continue }
      switch event {
      case .open: keys.append([:])
      case .close: keys.removeLast()
      case .scalar: break
      case .key(let range):
        let name = scanner.string(ofLiteral: range)
        guard let last = keys.indices.last else { break }
        if let first = keys[last].updateValue(range.lowerBound, forKey: MemberKey(name)) {
          let line = bytes.withUnsafeBufferPointer { JSONError("", at: first, in: $0).line }
          return JSONFault("the key \"\(name)\" is given twice, first on line \(line)", at: range.lowerBound)
        }
      }
    }
    return nil
  } catch {
    return error
  }
}
