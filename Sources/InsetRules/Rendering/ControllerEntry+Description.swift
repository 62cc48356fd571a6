internal import InsetLayout
internal import InsetModel

extension App.ControllerEntry {
  /// The class; what code is given from somewhere in words: "a navigation controller given to SendCoordinator".
  var description: String {
    guard let holder else { return className }
    if kind == .hosting { return "the SwiftUI view \(holder)" }
    if kind == .view { return "a view controller that \(holder) finds or is given" }
    return "\(kindInWords) given to \(holder)"
  }

  private var kindInWords: String {
    switch kind {
    case .navigation: "a navigation controller"
    case .tab: "a tab bar controller"
    case .split: "a split view controller"
    case .page: "a page view controller"
    case .view, .table, .collection, .hosting, .container: "a view controller"
    }
  }
}
