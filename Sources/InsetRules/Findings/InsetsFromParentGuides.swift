internal import InsetFacts
internal import InsetModel
internal import InsetText

/// The fix that hands the parent's layout guides down to a child's scroll view, in the child's Swift class.
enum InsetsFromParentGuides {
  static func fix(_ scrollView: HiddenScrollView, _ check: RuleCheck, isPreferred: Bool) -> Fix? {
    let entry = check.app.controllers[scrollView.owner]
    let declarations = check.app.declarations(ofClassOf: scrollView.owner)
    guard let name = entry.facts.customClass?.value, let declaration = declarations.first, declarations.count == 1,
      FileKind(path: declaration.path) == .swift, let property = property(scrollView.facts, entry.facts),
      let text = check.text(declaration.path)
    else { return nil }
    let end = declaration.type.range.upperBound - 1
    guard text.bytes.indices.contains(end), text.bytes[end] == UInt8(ascii: "}"),
      !text.string(in: declaration.type.range).contains("viewDidLayoutSubviews")
    else { return nil }
    let code = """

          override func viewDidLayoutSubviews() {
              super.viewDidLayoutSubviews()
              // From iOS 11 the safe area does this.
              if #available(iOS 11.0, *) { return }
              guard let host = parent else { return }
              let insets = UIEdgeInsets(
                  top: host.topLayoutGuide.length, left: 0, bottom: host.bottomLayoutGuide.length, right: 0)
              \(property).contentInset = insets
              \(property).scrollIndicatorInsets = insets
          }

      """
    return Fix(
      "Take the insets from the parent's layout guides in \(name) (iOS 7–10)", isPreferred: isPreferred,
      [.init(declaration.path, TextEdit(range: end..<end, newText: code))])
  }

  /// How the class names the scroll view: `tableView` of a table controller, else its outlet.
  private static func property(_ view: ViewFacts, _ controller: ControllerFacts) -> String? {
    if view.key == "view" {
      switch controller.kind {
      case .tableViewController: return "tableView"
      case .collectionViewController: return "collectionView"
      default: break
      }
    }
    return view.outletNames.first
  }
}
