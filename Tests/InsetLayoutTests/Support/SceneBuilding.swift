import InsetLayout

// Scenes in few words: `.navigation(.content(.table()))`.

extension Controller {
  static func navigation(
    _ children: Controller..., id: String = "nav", _ set: (inout Controller) -> Void = { _ in }
  ) -> Controller {
    container(.navigation, id, children, set)
  }

  static func tabs(
    _ children: Controller..., id: String = "tab", _ set: (inout Controller) -> Void = { _ in }
  ) -> Controller {
    container(.tab, id, children, set)
  }

  static func pages(
    _ children: Controller..., id: String = "page", _ set: (inout Controller) -> Void = { _ in }
  ) -> Controller {
    container(.page, id, children) {
      $0.transitionStyle = .scroll
      set(&$0)
    }
  }

  static func split(
    _ children: Controller..., id: String = "split", _ set: (inout Controller) -> Void = { _ in }
  ) -> Controller {
    container(.split, id, children, set)
  }

  private static func container(
    _ kind: Kind, _ id: String, _ children: [Controller], _ set: (inout Controller) -> Void
  ) -> Controller {
    var controller = Controller(id: id, kind: kind)
    controller.children = children
    set(&controller)
    return controller
  }

  /// A plain controller whose view has the subviews given.
  static func content(
    _ subviews: View..., id: String = "content", _ set: (inout Controller) -> Void = { _ in }
  ) -> Controller {
    var controller = Controller(id: id)
    var view = View(id: id + "View")
    view.subviews = subviews
    controller.view = view
    set(&controller)
    return controller
  }

  /// A table controller: the table is its view.
  static func list(id: String = "list", _ set: (inout Controller) -> Void = { _ in }) -> Controller {
    var controller = Controller(id: id, kind: .table)
    controller.view = View(id: id == "list" ? "table" : id + "Table", kind: .table)
    set(&controller)
    return controller
  }

  func presenting(_ modal: Controller, style: String? = nil) -> Controller {
    var copy = self
    var presented = modal
    presented.modalPresentationStyle = style ?? modal.modalPresentationStyle
    copy.presented = [presented]
    return copy
  }
}

extension View {
  static func table(_ id: String = "table", _ set: (inout View) -> Void = { _ in }) -> View {
    view(id, .table, set)
  }

  static func scroll(_ id: String = "scroll", _ set: (inout View) -> Void = { _ in }) -> View {
    view(id, .scroll, set)
  }

  static func plain(_ id: String, _ frame: Rect? = nil, _ set: (inout View) -> Void = { _ in }) -> View {
    view(id, .view) {
      if let frame { $0.frame = .rect(frame) }
      set(&$0)
    }
  }

  /// A container view that a child fills.
  static func area(_ child: Controller, id: String = "area", _ set: (inout View) -> Void = { _ in }) -> View {
    view(id, .view) {
      $0.embeds = [child]
      set(&$0)
    }
  }

  static func view(_ id: String, _ kind: Kind, _ set: (inout View) -> Void = { _ in }) -> View {
    var view = View(id: id, kind: kind)
    set(&view)
    return view
  }
}

extension Bar {
  static func with(_ set: (inout Bar) -> Void) -> Bar {
    var bar = Bar()
    set(&bar)
    return bar
  }

  static let opaque = Bar.with { $0.isTranslucent = false }
  static let translucent = Bar.with { $0.isTranslucent = true }
  static let hidden = Bar.with { $0.isHidden = true }
  /// A toolbar is hidden unless told otherwise.
  static let shown = Bar.with { $0.isHidden = false }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension NavigationItem {
  static func with(_ set: (inout NavigationItem) -> Void) -> NavigationItem {
    var item = NavigationItem()
    set(&item)
    return item
  }
}

/// Lays out in an environment of the short form: `iPhone 8@10.3 landscape`.
func laidOut(
  _ root: Controller, on environment: String, app: AppOptions = AppOptions(),
  _ change: (inout Environment) -> Void = { _ in }
) throws -> Layout {
  guard var parsed = Environment(shortForm: environment) else { throw UnknownShortForm(text: environment) }
  change(&parsed)
  return try layOut(Scene(app: app, root: root), in: parsed)
}

struct UnknownShortForm: Error {
  let text: String
}
