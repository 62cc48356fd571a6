internal import InsetModel

/// LSP's kinds of symbols, those that are used here.
enum SymbolKind: Int {
  case module = 2
  case `class` = 5
  case method = 6
  case field = 8
  case object = 19
  case event = 24

  init(_ kind: OutlineItem.Kind) {
    switch kind {
    case .customObject: self = .class
    case .object: self = .object
    case .storyboardReference: self = .module
    case .segue: self = .event
    }
  }

  /// The kind to tell a client that knows only some of them.
  func known(in kinds: Set<Int>) -> SymbolKind {
    guard !kinds.contains(rawValue) else { return self }
    return switch self {
    case .object: .field
    case .event: .method
    case .module, .class, .method, .field: self
    }
  }
}
