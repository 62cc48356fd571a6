private import CJansson

extension JSON {
  package enum EncodingStyle: Sendable {
    /// Without white space, members in their own order.
    case compact
    /// Indented by two spaces, members in their own order.
    case pretty
    /// Without white space, members sorted by the bytes of their keys: equal values give equal bytes.
    case canonical

    fileprivate var flags: Int32 {
      switch self {
      case .compact: JSON_COMPACT
      case .pretty: 2  // JSON_INDENT(2), a macro that Swift does not import
      case .canonical: JSON_COMPACT | JSON_SORT_KEYS
      }
    }
  }

  /// Arrays and objects nested deeper than this are written as `null`: a decoded value of the greatest depth still has
  /// room inside an answer.
  package static let maximumEncodedNestingDepth = maximumNestingDepth + 32

  /// The value as UTF-8, without a final line break. In strings what can't be seen is escaped.
  ///
  /// Reals are rounded to 1/1000 and written as short as can be: 97.66666 as `97.667`, 44.0 and -0.0 as `44` and `0`.
  /// From 10^12 on they are rounded to whole numbers, from 2^63 on to 15 digits. What has no JSON form (not-a-number,
  /// infinities, nesting beyond `maximumEncodedNestingDepth`) is written as `null`; when memory runs out the whole
  /// value is.
  package func encoded(_ style: EncodingStyle = .compact) -> [UInt8] {
    seedHashing()
    guard let root = makeJanssonValue(room: Self.maximumEncodedNestingDepth) else { return Array("null".utf8) }
    defer { json_decref(root) }
    var bytes: [UInt8] = []
    let realPrecision: Int32 = 15 << 11  // JSON_REAL_PRECISION(15), a macro that Swift does not import
    let append: json_dump_callback_t = { start, count, output in
      guard let start, let output else { return -1 }
      output.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeRawBufferPointer(start: start, count: count))
      return 0
    }
    let status = withUnsafeMutablePointer(to: &bytes) {
      json_dump_callback(root, append, $0, Int(style.flags | JSON_ENCODE_ANY | realPrecision))
    }
    return status == 0 ? escapingHiddenCharacters(bytes) : Array("null".utf8)
  }

  /// A new reference, the caller's to release; nil when memory runs out. Containers may be nested `room` levels deep.
  private func makeJanssonValue(room: Int) -> UnsafeMutablePointer<json_t>? {
    switch self {
    case .null: return json_null()
    case .bool(let bool): return bool ? json_true() : json_false()
    case .integer(let integer): return json_integer(json_int_t(integer))
    case .number(let number): return Self.makeJanssonNumber(number)
    case .string(var string):
      return string.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { json_stringn_nocheck($0.baseAddress, $0.count) }
      }
    case .array, .object: return room > 0 ? makeJanssonContainer(room: room) : json_null()
    }
  }

  private func makeJanssonContainer(room: Int) -> UnsafeMutablePointer<json_t>? {
    guard let container = objectValue == nil ? json_array() : json_object() else { return nil }
    if adoptChildren(into: container, room: room) { return container }
    json_decref(container)
    return nil
  }

  /// The only place where a reference changes hands: the `_new` functions take the child's over, even when they fail,
  /// and fail for a null child.
  private func adoptChildren(into container: UnsafeMutablePointer<json_t>, room: Int) -> Bool {
    switch self {
    case .array(let items):
      items.allSatisfy { json_array_append_new(container, $0.makeJanssonValue(room: room - 1)) == 0 }
    case .object(let object):
      object.allSatisfy { member in
        var key = member.key
        return key.withUTF8 { utf8 in
          utf8.withMemoryRebound(to: CChar.self) {
            json_object_setn_new_nocheck(
              container, $0.baseAddress, $0.count, member.value.makeJanssonValue(room: room - 1)) == 0
          }
        }
      }
    default:
      true
    }
  }

  private static func makeJanssonNumber(_ number: Double) -> UnsafeMutablePointer<json_t>? {
    guard number.isFinite else { return json_null() }
    // 15 digits hold thousandths of what is below 10^12.
    let rounded = number.magnitude < 1e12 ? (number * 1000).rounded() / 1000 : number.rounded()
    if let integer = Int64(exactly: rounded) { return json_integer(json_int_t(integer)) }
    return json_real(rounded)
  }
}

extension JSON: CustomStringConvertible {
  /// The compact text.
  package var description: String {
    String(decoding: encoded(), as: UTF8.self)
  }
}
