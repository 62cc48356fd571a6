// Tables of views are gone through in this order: what comes out must not hang on hashes, which differ in every process.
extension ViewIdentity: Comparable {
  static func < (one: ViewIdentity, other: ViewIdentity) -> Bool {
    switch (one, other) {
    case (.property(let name), .property(let second)): name < second
    case (.site(let site), .site(let second)): site < second
    case (.controllerView(let keys), .controllerView(let second)): "\(keys)" < "\(second)"
    case (.part(let view, let name), .part(let second, let other)): view == second ? name < other : view < second
    case (.inner(let view, let site), .inner(let second, let other)): view == second ? site < other : view < second
    case (.object(let id), .object(let second)): id < second
    case (.element(let place), .element(let second)): place < second
    default: one.rank < other.rank
    }
  }

  private var rank: Int {
    switch self {
    case .root: 0
    case .property: 1
    case .site: 2
    case .controllerView: 3
    case .part: 4
    case .inner: 5
    case .object: 6
    case .element: 7
    }
  }
}

extension CodeSite: Comparable {
  static func < (one: CodeSite, other: CodeSite) -> Bool {
    (one.path, one.range.lowerBound, one.range.upperBound)
      < (other.path, other.range.lowerBound, other.range.upperBound)
  }
}
