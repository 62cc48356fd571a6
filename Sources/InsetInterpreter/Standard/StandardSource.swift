/// The parts of the standard library that take closures, in Swift: they run like the program's own code, over lists that
/// are known and over those that aren't.
package enum StandardSource {
  package static let path = "/Swift.swiftinterface"

  package static let text = """
    extension Array {
      func forEach(_ body: (Element) -> Void) { for element in self { body(element) } }
      func map(_ transform: (Element) -> Any) -> Any {
        var result = []
        for element in self { result.append(transform(element)) }
        return result
      }
      func compactMap(_ transform: (Element) -> Any?) -> Any {
        var result = []
        for element in self { if let value = transform(element) { result.append(value) } }
        return result
      }
      func flatMap(_ transform: (Element) -> Any) -> Any {
        var result = []
        for element in self { result.append(contentsOf: transform(element)) }
        return result
      }
      func filter(_ isIncluded: (Element) -> Bool) -> Any {
        var result = []
        for element in self { if isIncluded(element) { result.append(element) } }
        return result
      }
      func reduce(_ initialResult: Any, _ nextPartialResult: (Any, Element) -> Any) -> Any {
        var result = initialResult
        for element in self { result = nextPartialResult(result, element) }
        return result
      }
      func first(where predicate: (Element) -> Bool) -> Element? {
        for element in self { if predicate(element) { return element } }
        return nil
      }
      func last(where predicate: (Element) -> Bool) -> Element? {
        for element in self.reversed() { if predicate(element) { return element } }
        return nil
      }
      func firstIndex(where predicate: (Element) -> Bool) -> Int? {
        var index = 0
        for element in self {
          if predicate(element) { return index }
          index += 1
        }
        return nil
      }
      func contains(where predicate: (Element) -> Bool) -> Bool {
        for element in self { if predicate(element) { return true } }
        return false
      }
      func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
        for element in self { if !predicate(element) { return false } }
        return true
      }
      mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
        var result = []
        for element in self { if !shouldBeRemoved(element) { result.append(element) } }
        self = result
      }
      func enumerateObjectsUsingBlock(_ block: (Element, Int, Any?) -> Void) {
        var index = 0
        for element in self {
          block(element, index, nil)
          index += 1
        }
      }
    }
    """
}
