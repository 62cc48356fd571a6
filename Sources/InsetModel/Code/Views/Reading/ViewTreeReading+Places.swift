internal import InsetSyntax

// Places that change in ways that aren't followed: the view's frame is in doubt.
extension ViewTreeReading {
  /// Notes what an assignment to a part of a place says: `frame.origin.y`, `center`, a constraint's `constant`. Returns
  /// whether it is one.
  ///
  /// - Parameter value: nil of what is only added to or taken from.
  func placePart(_ target: CodeExpression, _ value: CodeExpression?, _ scope: CodeScope) -> Bool {
    guard let (base, name) = target.asMember else { return false }
    switch name {
    case "constant":
      setConstant(of: base, to: value, scope)
      return true
    case "top", "left", "bottom", "right", "leading", "trailing":
      // One margin alone: the others are not followed then.
      guard let (owner, margins) = base.asMember, ["layoutMargins", "directionalLayoutMargins"].contains(margins),
        let view = view(owner, scope)
      else { return false }
      doubtMargins(of: view)
      return true
    case "center", "bounds":
      if let view = view(base, scope), view != .root { doubtPlace(of: view) }
      return true
    case "origin", "size", "x", "y", "width", "height":
      var rectangle = base
      while let (inner, part) = rectangle.asMember, ["origin", "size"].contains(part) { rectangle = inner }
      guard let place, place.range.contains(rectangle.range.lowerBound) else {
        changedRectangles.insert(CodeSite(path: scope.path, range: rectangle.uncast.range))
        return true
      }
      guard let (owner, frame) = rectangle.asMember, ["frame", "bounds"].contains(frame) else { return false }
      if let view = view(owner, scope), view != .root { doubtPlace(of: view) }
      return true
    default: return false
    }
  }

  /// Whether a rectangle is that of a variable of which code changed a part.
  func isChanged(_ rectangle: CodeExpression, _ scope: CodeScope) -> Bool {
    changedRectangles.contains(CodeSite(path: scope.path, range: rectangle.uncast.range))
  }

  func doubtPlace(of view: ViewIdentity) {
    guard let place, tree.unreadPlaces[view] == nil else { return }
    tree.unreadPlaces[view] = place
  }
}
