extension Sequence {
  /// The first thing that is made of an element, each asked once: a lazy map asks the element that it finds twice.
  func firstResult<Result>(_ make: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = make(element) { return result }
    }
    return nil
  }
}
