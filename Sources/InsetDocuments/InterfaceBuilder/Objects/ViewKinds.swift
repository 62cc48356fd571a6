extension ViewFacts.Kind {
  /// Nil for elements that need not stand for views.
  init?(elementName: String) {
    switch elementName {
    case "view", "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
      "containerView", "stackView":
      self = .view
    case "scrollView": self = .scroll
    case "tableView": self = .table
    case "collectionView": self = .collection
    case "textView": self = .text
    case "webView", "wkWebView": self = .web
    default: return nil
    }
  }
}
