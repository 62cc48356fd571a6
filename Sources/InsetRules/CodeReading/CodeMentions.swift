internal import InsetModel

extension RuleCheck {
  /// Whether the code around a screen has a word that tells of something which isn't read: in the files of its class and of
  /// the controllers around it, and where code puts them there.
  func mentions(_ words: [String], around screen: ScreenSighting) -> Bool {
    var paths = Set(screen.chain.map { app.nameLocation(of: $0).path })
    for controller in screen.chain { paths.formUnion(app.edges(to: controller).map(\.location.path)) }
    return paths.contains { path in
      guard let text = text(path)?.string else { return false }
      return words.contains { text.contains($0) }
    }
  }
}
