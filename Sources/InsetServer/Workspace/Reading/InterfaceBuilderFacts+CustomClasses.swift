internal import InsetFacts

extension InterfaceBuilderFacts {
  /// The names of all classes that the document asks code for.
  var customClasses: Set<String> {
    var names: Set<String> = []
    func add(_ name: Located<String>?) {
      if let name = name?.value.split(separator: ".").last { names.insert(String(name)) }
    }
    // The file's nesting bounds the recursion.
    func add(_ views: [ViewFacts]) {
      for view in views {
        add(view.customClass)
        add(view.subviews)
        add(view.attachments)
      }
    }
    add(filesOwner?.customClass)
    add(topLevelViews)
    for controller in controllers {
      add(controller.customClass)
      for bar in [controller.navigationBar, controller.toolbar, controller.tabBar] { add(bar?.customClass) }
      add([controller.view].compactMap { $0 } + controller.looseViews)
    }
    return names
  }
}
