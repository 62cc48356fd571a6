internal import InsetJSON

/// The first place where two values differ.
struct JSONDifference: Equatable {
  let pointer: JSONPointer
  let before: JSON?
  let after: JSON?

  /// Nil for equal values.
  init?(_ before: JSON?, _ after: JSON?, at pointer: JSONPointer = JSONPointer()) {
    if before == after { return nil }
    switch (before, after) {
    case (.object(let left)?, .object(let right)?):
      for key in left.keys + right.keys.filter({ left[$0] == nil }) {
        if let found = JSONDifference(left[key], right[key], at: pointer.appending(key)) {
          self = found
          return
        }
      }
    case (.array(let left)?, .array(let right)?):
      for index in 0..<max(left.count, right.count) {
        let item = left.dropFirst(index).first
        let other = right.dropFirst(index).first
        if let found = JSONDifference(item, other, at: pointer.appending(index)) {
          self = found
          return
        }
      }
    default: break
    }
    self.pointer = pointer
    self.before = before
    self.after = after
  }

  /// `/result/value: 64, now 88`.
  var text: String { "\(pointer.description): \(Self.short(before)), now \(Self.short(after))" }

  private static func short(_ json: JSON?) -> String {
    guard let json else { return "nothing" }
    let text = String(decoding: json.encoded(), as: UTF8.self)
    return text.count > 120 ? text.prefix(120) + "…" : text
  }
}
