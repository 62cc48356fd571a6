internal import InsetJSON

/// What the controllers and views of a scene can be called by: their ids, their default ids (paths from the root) and
/// their pointers.
struct SceneNames {
  enum Target: Equatable {
    case controller
    case view(ViewKind)
    /// A view whose kind could not be read.
    case unknownView
  }

  struct Reference {
    var id: String
    var pointer: JSONPointer
  }

  /// A view that a constraint names: one of the same controller.
  struct ConstraintItem {
    var id: String
    var pointer: JSONPointer
    /// The path of the controller in whose views the constraint is written.
    var controller: String
  }

  /// References to views, to be looked up when all names are known.
  var references: [Reference] = []
  var constraintItems: [ConstraintItem] = []
  /// The path of the controller that each view belongs to, by the view's names.
  private var controllersOfViews: [String: String] = [:]
  private var explicit: [String: (target: Target, pointer: JSONPointer)] = [:]
  private var implied: [String: Target] = [:]

  mutating func add(_ target: Target, path: String, pointer: JSONPointer) {
    implied[path] = target
    implied[pointer.description] = target
  }

  /// The object that has the id already, if one has; the first keeps it.
  mutating func addID(_ id: String, _ target: Target, pointer: JSONPointer) -> JSONPointer? {
    if let first = explicit[id] { return first.pointer }
    explicit[id] = (target, pointer)
    return nil
  }

  /// Names of the views that UIKit makes where a document writes none.
  mutating func addImpliedViews(of controller: JSONObject, kind: ControllerKind, path: String) {
    if controller["view"]?.objectValue == nil || kind.placesChildren {
      implied[path + ".view"] = .view(kind == .table ? .table : .view)
      if kind == .collection { implied[path + ".view.subviews[0]"] = .view(.collection) }
    }
    if kind == .page, controller["transitionStyle"] == "scroll" { implied[path + ".scrollView"] = .view(.scroll) }
  }

  mutating func addView(_ names: [String], of controller: String) {
    for name in names where controllersOfViews[name] == nil { controllersOfViews[name] = controller }
  }

  /// The path of the controller that a view belongs to; nil for what is no view that a document writes.
  func controller(ofView name: String) -> String? { controllersOfViews[name] }

  /// An explicit id wins over an equal default id.
  func target(of name: String) -> Target? {
    explicit[name]?.target ?? implied[name]
  }

  var viewIDs: [String] {
    explicit.filter { $0.value.target != .controller }.map(\.key).sorted()
  }
}
