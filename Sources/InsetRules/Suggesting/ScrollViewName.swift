internal import InsetLayout

/// How code names a scroll view: its id where that is a name, else UIKit's usual one.
enum ScrollViewName {
  static func property(_ node: Tree.ViewNode, ownedBy owner: Tree.ControllerNode) -> String {
    let name: String
    if owner.kind == .table, node.superview == nil, node.kind == .table {
      name = "tableView"
    } else if owner.kind == .collection, node.kind == .collection {
      name = "collectionView"
    } else if let id = node.view.id, isIdentifier(id) {
      name = id
    } else {
      name = usual(node.kind)
    }
    return node.kind == .web ? name + ".scrollView" : name
  }

  private static func usual(_ kind: View.Kind) -> String {
    switch kind {
    case .table: "tableView"
    case .collection: "collectionView"
    case .text: "textView"
    case .web: "webView"
    case .scroll, .view: "scrollView"
    }
  }

  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "_" || isLetterOrDigit($0)) }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}
