private import CJansson

extension JSON {
  /// Larger documents are refused unread.
  package static let maximumDocumentByteCount = 64 << 20

  /// Reads one document: any value with white space around it, in UTF-8 without a byte order mark.
  ///
  /// Of equal keys the last counts, unless they are rejected.
  package static func decoding(_ bytes: [UInt8], rejectingDuplicateKeys: Bool = false) throws(JSONError) -> JSON {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      try decoding(buffer, rejectingDuplicateKeys: rejectingDuplicateKeys)
    }
  }

  /// Reads a message of another program: the same, but half a surrogate pair becomes U+FFFD where a document that
  /// somebody has written would be at fault. A message that is refused is lost.
  package static func decoding(message bytes: [UInt8]) throws(JSONError) -> JSON {
    let repaired = bytes.withUnsafeBufferPointer { replacingLoneSurrogates(in: $0) }
    return try decoding(repaired ?? bytes)
  }

  /// Reads one document out of a larger buffer without a copy.
  package static func decoding(
    _ bytes: UnsafeBufferPointer<UInt8>, rejectingDuplicateKeys: Bool = false
  ) throws(JSONError) -> JSON {
    guard bytes.count <= maximumDocumentByteCount else {
      throw JSONError("the document is larger than \(maximumDocumentByteCount >> 20) MiB", at: 0, in: bytes)
    }
    if let fault = faultBeforeParsing(in: bytes) {
      throw JSONError(fault.message, at: fault.offset, in: bytes)
    }
    seedHashing()
    var flags = JSON_DECODE_ANY | JSON_ALLOW_NUL
    if rejectingDuplicateKeys { flags |= JSON_REJECT_DUPLICATES }
    var failure = json_error_t()
    let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    guard let root = json_loadb(start, bytes.count, Int(flags), &failure) else {
      throw error(failure, in: bytes, rejectingDuplicateKeys: rejectingDuplicateKeys)
    }
    defer { json_decref(root) }
    return JSON(copying: root)
  }

  private static func error(
    _ failure: json_error_t, in bytes: UnsafeBufferPointer<UInt8>, rejectingDuplicateKeys: Bool
  ) -> JSONError {
    if let fault = firstFault(in: Array(bytes), rejectingDuplicateKeys: rejectingDuplicateKeys) {
      return JSONError(fault.message, at: fault.offset, in: bytes)
    }
    // Left are failures that lie not in the document, such as want of memory: jansson's own words and place.
    let message = withUnsafeBytes(of: failure.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return JSONError(message, at: max(0, Int(failure.position)), in: bytes)
  }

  /// A copy of a jansson value, whose references stay the caller's. Recursive: the depth was checked before.
  private init(copying value: UnsafeMutablePointer<json_t>) {
    switch value.pointee.type {
    case JSON_OBJECT:
      var members: [(key: String, value: JSON)] = []
      members.reserveCapacity(json_object_size(value))
      var iterator = json_object_iter(value)
      while let member = iterator {
        if let key = json_object_iter_key(member), let item = json_object_iter_value(member) {
          members.append((String(copying: key, count: json_object_iter_key_len(member)), JSON(copying: item)))
        }
        iterator = json_object_iter_next(value, member)
      }
      self = .object(JSONObject(distinct: members))
    case JSON_ARRAY:
      let count = json_array_size(value)
      var items: [JSON] = []
      items.reserveCapacity(count)
      for index in 0..<count {
        if let item = json_array_get(value, index) { items.append(JSON(copying: item)) }
      }
      self = .array(items)
    case JSON_STRING:
      self = .string(json_string_value(value).map { String(copying: $0, count: json_string_length(value)) } ?? "")
    case JSON_INTEGER:
      self = .integer(Int(json_integer_value(value)))
    case JSON_REAL:
      self = .number(json_real_value(value))
    case JSON_TRUE:
      self = .bool(true)
    case JSON_FALSE:
      self = .bool(false)
    default:
      self = .null
    }
  }
}

extension String {
  /// jansson has checked that the bytes are UTF-8; they may hold NULs.
  fileprivate init(copying start: UnsafePointer<CChar>, count: Int) {
    self.init(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
