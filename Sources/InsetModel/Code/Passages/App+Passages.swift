package import InsetSyntax

extension App {
  /// What the app's code does and asks where it names one of these: properties, functions, types, selectors. Files of tests
  /// and of other systems are left out.
  package func passages(mentioning names: Set<String>) -> [CodePassage] { code.passages(mentioning: names) }

  /// What the objects of a class do while they come on screen and leave it, in order, with the functions that they call in
  /// place; conditions themselves are not among it.
  ///
  /// - Parameter index: among the program's classes.
  package func passages(ofAppearing index: Int) -> [CodePassage] { code.passages(ofAppearing: index) }

  /// The names of the class of a value and of those that it inherits from, its own first, up to `UIView` or
  /// `UIViewController`; empty where the class isn't known.
  package func classNames(of expression: CodeExpression, in passage: CodePassage) -> [String] {
    code.classNames(of: expression, in: passage)
  }

  /// What a number may be, constants and functions of the project followed; nil for each value that only the running app
  /// knows.
  package func numbers(_ expression: CodeExpression, in passage: CodePassage) -> [Double?] {
    code.numbers(expression, in: passage)
  }

  /// What constants, properties and functions of the project lead an expression to.
  package func meanings(of expression: CodeExpression, in passage: CodePassage) -> [CodeExpression] {
    code.meanings(expression, in: passage)
  }

  /// The name under which `PlacedScene.viewIDs` knows a view that a controller's code speaks of; nil of other values, and of
  /// views in no property.
  ///
  /// - Parameter controller: in the model; its class or a class above has the code.
  package func viewName(_ expression: CodeExpression, in passage: CodePassage, of controller: Int) -> String? {
    guard let index = controllers[controller].classIndex else { return nil }
    return code.viewName(expression, in: passage, of: index)
  }

  /// The controllers that are objects of a class or of one that inherits from it.
  ///
  /// - Parameter index: among the program's classes.
  package func controllers(ofClassIndex index: Int) -> [Int] { code.entries(of: .instances(index)) }
}

extension CodeKnowledge {
  fileprivate func viewName(_ expression: CodeExpression, in passage: CodePassage, of index: Int) -> String? {
    view(expression, in: passage, of: index).flatMap { view in
      switch CodeWrite.Subject(.view(view), byOthers: false) {
      case .view(let name): name
      default: nil
      }
    }
  }
}
