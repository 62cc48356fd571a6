internal import InsetLayout

/// What tells the controllers of an app apart that code deals with.
indirect enum ControllerKey: Hashable, Sendable {
  /// A controller of Interface Builder, by its index.
  case scene(Int)
  /// The instances of a class of the project that code makes.
  case code(Int)
  /// A container that is made at one place; where a function makes it for its callers, with what each of them puts in.
  case made(ClassReference, CodeSite, contents: [ControllerKey])
  /// Every controller of a class, however it is made: what `self` is in its methods.
  case instances(Int)
  /// A container that a type's code is given from somewhere, and nobody knows from where.
  case supposed(Controller.Kind, owner: Int)
  /// What the window shows: the root controllers of windows.
  case windowRoot
}

/// Where an object is made.
struct CodeSite: Hashable, Sendable {
  let path: String
  let range: Range<Int>
}

/// A controller that an expression may be.
struct ControllerCandidate: Hashable, Sendable {
  let key: ControllerKey
  /// `inferred` where only the type of a declaration tells.
  let certainty: Certainty
}
