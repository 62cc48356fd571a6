/// Which Swift files are parsed. Parsing is what reading a project costs most, and most files say nothing about insets.
enum SwiftInterest: Sendable {
  case every
  /// Those that declare or extend one of the classes.
  case declaring(Set<String>)

  func includes(_ declaredClasses: [String]) -> Bool {
    switch self {
    case .every: true
    case .declaring(let names): declaredClasses.contains(where: names.contains)
    }
  }
}
