/// A value together with the bytes that spell it in its file.
package struct Located<Value> {
  package var value: Value
  /// The bytes of the value itself, without quotes.
  package var range: Range<Int>

  package init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
