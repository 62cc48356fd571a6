/// Which elements of a document stand for controllers, views and outlets, and which view lies in which.
struct ObjectIndex {
  private enum Role { case none, controller, view }

  private let table: ElementTable
  private var roles: [Role]
  /// The innermost view around an element, by the element's index.
  private var viewAround: [Int?]
  private var byID: [String: Int] = [:]
  private var controllerIndices: [Int] = []
  private var controllerByScene: [Int: Int] = [:]
  private var nestedIndices: [Int: [Int]] = [:]
  private var segueIndices: [Int: [Int]] = [:]
  private var outletNames: [String: [String]] = [:]

  init(_ table: ElementTable) {
    self.table = table
    roles = Array(repeating: .none, count: table.rows.count)
    viewAround = Array(repeating: nil, count: table.rows.count)
    for element in table.elements { add(element) }
    for element in table.elements where element.name == "segue" && element["kind"] != nil {
      guard let controller = controller(around: element) else { continue }
      segueIndices[controller.index, default: []].append(element.index)
    }
  }

  private mutating func add(_ element: XMLElement) {
    let index = element.index
    if let parent = table.rows[index].parent {
      viewAround[index] = roles[parent] == .view ? parent : viewAround[parent]
    }
    if let id = element.id, byID[id] == nil { byID[id] = index }
    if Self.standsForController(element) {
      roles[index] = .controller
      controllerIndices.append(index)
      if let around = enclosingController(of: element) { nestedIndices[around.index, default: []].append(index) }
      if let scene = Self.scene(around: element), controllerByScene[scene.index] == nil {
        controllerByScene[scene.index] = index
      }
    } else if Self.standsForView(element) {
      roles[index] = .view
    } else if element.name == "outlet", let outlet = Self.outlet(element),
      let owner = element.parent?.parent, isController(owner) || owner.name == "placeholder"
    {
      outletNames[outlet.destination, default: []].append(outlet.property)
    }
  }
}

extension ObjectIndex {
  /// In document order.
  var controllers: [XMLElement] { controllerIndices.map { XMLElement(table: table, index: $0) } }

  func isView(_ element: XMLElement) -> Bool { roles[element.index] == .view }

  func isController(_ element: XMLElement) -> Bool { roles[element.index] == .controller }

  func superview(of element: XMLElement) -> XMLElement? {
    viewAround[element.index].map { XMLElement(table: table, index: $0) }
  }

  /// The first element with the id; documents don't use one twice.
  func element(id: String) -> XMLElement? { byID[id].map { XMLElement(table: table, index: $0) } }

  /// The controller that an element belongs to: the innermost around it, else the one of its scene.
  func controller(around element: XMLElement) -> XMLElement? {
    if let enclosing = enclosingController(of: element) { return enclosing }
    guard let scene = Self.scene(around: element) else { return nil }
    return controllerByScene[scene.index].map { XMLElement(table: table, index: $0) }
  }

  func enclosingController(of element: XMLElement) -> XMLElement? {
    element.ancestors.first { isController($0) }
  }

  /// The controllers whose innermost enclosing controller is this one.
  func controllers(inside controller: XMLElement) -> [XMLElement] {
    (nestedIndices[controller.index] ?? []).map { XMLElement(table: table, index: $0) }
  }

  /// The views that stand beside a controller in its scene, for the first controller of the scene.
  func looseViews(besides controller: XMLElement) -> [XMLElement] {
    guard let objects = controller.parent, objects.name == "objects", let scene = objects.parent,
      controllerByScene[scene.index] == controller.index
    else { return [] }
    return objects.children.filter(isView)
  }

  func segues(of controller: XMLElement) -> [XMLElement] {
    (segueIndices[controller.index] ?? []).map { XMLElement(table: table, index: $0) }
  }

  func outlets(of element: XMLElement) -> [OutletFacts] {
    (element.child("connections")?.children).map { $0.compactMap(Self.outlet) } ?? []
  }

  /// The properties of controllers and of the File's Owner that are connected to the object.
  func outletNames(for id: String) -> [String] { outletNames[id] ?? [] }

  private static func outlet(_ element: XMLElement) -> OutletFacts? {
    guard element.name == "outlet", let property = element["property"]?.value,
      let destination = element["destination"]?.value
    else { return nil }
    return OutletFacts(property: property, destination: destination, range: element.range)
  }

  private static func scene(around element: XMLElement) -> XMLElement? {
    element.ancestors.first { $0.name == "scene" }
  }

  private static func standsForController(_ element: XMLElement) -> Bool {
    let name = element.name
    let isPlain = name == "viewController" || name == "viewControllerPlaceholder"
    if isPlain || name.hasSuffix("ViewController") { return true }
    guard name.hasSuffix("Controller") else { return false }
    return ["navigationController", "tabBarController", "hostingController", "imagePickerController"].contains(name)
      || element["sceneMemberID"]?.value == "viewController"
  }

  /// Interface Builder writes `contentMode` on every view and on nothing else; files from other tools may leave it out.
  private static func standsForView(_ element: XMLElement) -> Bool {
    if element["contentMode"] != nil || element.parent?.name == "subviews" { return true }
    if ViewFacts.Kind(elementName: element.name) != nil { return true }
    return element.key == "view" && element.parent.map(standsForController) == true
  }
}
