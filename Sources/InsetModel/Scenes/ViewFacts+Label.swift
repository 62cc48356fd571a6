package import InsetDocuments
internal import InsetText

extension ViewFacts {
  /// How a sentence names the view: its outlet, else its label or class in Interface Builder, else its kind.
  package var label: String {
    if let outlet = outletNames.first(where: { $0 != "view" }) { return outlet }
    if let label = userLabel?.value { return "\"\(ShownText.name(label))\"" }
    if let name = customClass?.value { return "the \(name)" }
    return "the " + noun
  }

  /// The element's name in words: `image view`.
  package var noun: String {
    switch kind {
    case .table: return "table"
    case .collection: return "collection view"
    case .text: return "text view"
    case .web: return "web view"
    case .scroll: return "scroll view"
    case .view: break
    }
    if isContainerView { return "container view" }
    if key == "view" { return "root view" }
    var words = ""
    for character in element {
      if character.isUppercase { words.append(" ") }
      words.append(Character(character.lowercased()))
    }
    return words
  }
}
