internal import InsetDocuments
internal import InsetInterpreter
internal import InsetJSON
internal import InsetModel
internal import InsetUIKit

/// Interface Builder's objects of one controller, put into the heap before its code runs: views with their attributes,
/// in their hierarchy, and the outlets that name them.
final class InterfaceObjects {
  private let run: Run
  private let controller: ObjectID
  private let entry: App.ControllerEntry
  private let files: [String: FileFacts]
  /// The ids in the file of the views that were made, and the outlets' names.
  private(set) var identifiers: [(ObjectID, String)] = []
  private var byID: [String: ObjectID] = [:]

  private static let maximumDepth = 64

  init(_ run: Run, _ controller: ObjectID, _ entry: App.ControllerEntry, _ files: [String: FileFacts]) {
    self.run = run
    self.controller = controller
    self.entry = entry
    self.files = files
  }

  func connect() {
    var root = entry.facts.view
    var outlets = entry.facts.outlets
    if case .interfaceBuilder(let facts)? = files[entry.viewPath], entry.viewPath != entry.path {
      outlets += facts.filesOwner?.outlets ?? []
      if let id = facts.filesOwner?.viewID { root = root ?? facts.topLevelViews.first { $0.id == id } }
    }
    guard let root else { return }
    let view = make(root, depth: 0)
    run.state.heap.write(controller, run.names.name("view"), .object(view))
    for outlet in outlets {
      guard let object = byID[outlet.destination] else { continue }
      run.state.heap.write(controller, run.names.name(outlet.property), .object(object))
      identifiers.append((object, outlet.property))
    }
  }

  private func make(_ facts: ViewFacts, depth: Int) -> ObjectID {
    let framework = Self.className(facts.element)
    let type =
      facts.customClass.flatMap { run.store.types.key(named: $0.value, from: 0, within: nil) }
      ?? run.store.types.framework(framework)
    let object = run.objects.object(
      .document(path: entry.viewPath, id: facts.id, owner: controller, count: 0), type: type)
    run.state.heap.create(object)
    byID[facts.id] = object
    identifiers.append((object, facts.id))
    if let frame = facts.frame, frame.count == 4, let range = facts.frameRange {
      let origin = Origin(
        .document(path: entry.viewPath, lower: range.lowerBound, upper: range.upperBound, name: "rect"), at: nil)
      set(object, "frame", Geometry.numbers("CGRect", frame, origin, in: run))
    }
    for setting in facts.settings { apply(setting, to: object) }
    guard depth < Self.maximumDepth else { return object }
    var subviews: [Value] = []
    for subview in facts.subviews {
      let made = make(subview, depth: depth + 1)
      set(made, "superview", .object(object))
      subviews.append(.object(made))
    }
    if !subviews.isEmpty { set(object, "subviews", .list(ListValue(subviews, .none))) }
    return object
  }

  private func set(_ object: ObjectID, _ name: String, _ value: Value) {
    run.state.heap.write(object, run.names.name(name), value)
  }

  /// A setting as the file writes it.
  private func apply(_ setting: SettingFact, to object: ObjectID) {
    let origin = Origin(
      .document(
        path: entry.viewPath, lower: setting.valueRange.lowerBound, upper: setting.valueRange.upperBound,
        name: setting.name), at: nil)
    if let flag = setting.value.boolValue { return set(object, setting.name, .boolean(flag, origin)) }
    if let number = setting.value.doubleValue {
      return set(object, setting.name, .number(Number(number, .floating, origin)))
    }
    if let numbers = setting.value.arrayValue?.compactMap(\.doubleValue), numbers.count == 4 {
      return set(object, setting.name, Geometry.numbers("UIEdgeInsets", numbers, origin, in: run))
    }
    if let text = setting.value.stringValue {
      set(object, setting.name, .enumCase(CaseValue(type: nil, name: run.names.name(text), origin)))
    }
  }

  /// `tableView` is `UITableView`.
  private static func className(_ element: String) -> String {
    switch element {
    case "wkWebView": "WKWebView"
    case "webView": "UIWebView"
    case "mapView": "MKMapView"
    default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }
  }
}
