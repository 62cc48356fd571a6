extension Sequence {
  /// The first thing that is made of an element, each asked once: the first of a lazy map asks the element that it finds
  /// twice, which a search down a tree does again at each level.
  package func firstResult<Result>(_ make: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = make(element) { return result }
    }
    return nil
  }
}
