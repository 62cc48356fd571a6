internal import SwiftSyntax

extension PatternBindingListSyntax {
  /// The bindings with their types: `var first, second: UIView!` gives its type to both.
  var withTypes: [(PatternBindingSyntax, TypeSyntax?)] {
    var result: [(PatternBindingSyntax, TypeSyntax?)] = []
    var type: TypeSyntax?
    for binding in reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      result.append((binding, type))
    }
    return result.reversed()
  }
}

extension PatternBindingSyntax {
  var rangeWithoutComma: Range<Int> {
    let end = accessorBlock?.byteRange ?? initializer?.byteRange ?? typeAnnotation?.byteRange ?? pattern.byteRange
    let start = byteRange.lowerBound
    return start..<Swift.max(start, end.upperBound)
  }
}
