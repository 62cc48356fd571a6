/// Where an object of the tree is in the scene: the way from the root. Default ids and JSON pointers are written only
/// when somebody asks.
indirect enum Address: Sendable {
  /// One step of the way.
  enum Part: Sendable {
    case children(Int), presented, view, subviews(Int), embeds
    /// The scroll view inside a page controller, which no document writes.
    case scrollView
    /// The wrapper that UIKit puts around a collection view that is written as a controller's `view`.
    case wrapper
  }

  case root
  case part(Part, of: Address)

  /// The default id: `root.children[0].view.subviews[1]`.
  var path: String {
    var text = "root"
    for part in parts { text += part.pathText }
    return text
  }

  /// `/root/children/0/view/subviews/1`.
  var pointer: String {
    var text = "/root"
    for part in parts { text += part.pointerText }
    return text
  }

  /// From the root down.
  private var parts: [Part] {
    var parts: [Part] = []
    var next = self
    while case .part(let part, let above) = next {
      parts.append(part)
      next = above
    }
    return parts.reversed()
  }
}

extension Address.Part {
  var pathText: String {
    switch self {
    case .children(let index): ".children[\(index)]"
    case .presented: ".presented"
    case .view: ".view"
    case .subviews(let index): ".subviews[\(index)]"
    case .embeds: ".embeds"
    case .scrollView: ".scrollView"
    case .wrapper: ".superview"
    }
  }

  var pointerText: String {
    switch self {
    case .children(let index): "/children/\(index)"
    case .presented: "/presented"
    case .view: "/view"
    case .subviews(let index): "/subviews/\(index)"
    case .embeds: "/embeds"
    case .scrollView: "/scrollView"
    case .wrapper: "/superview"
    }
  }
}
