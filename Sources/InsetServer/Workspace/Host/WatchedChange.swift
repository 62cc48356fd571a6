internal import InsetModel

/// What an event of a watched file means to the projects.
enum WatchedChange: Equatable, Sendable {
  /// A file has other content.
  case content
  /// Files may have come or gone.
  case files
  case nothing

  /// - Parameter isKnown: whether a project has the file.
  init(_ path: String, _ kind: FileEvent.Kind, isKnown: Bool) {
    if kind == .changed {
      self = isKnown ? .content : FileKind(path: path) == nil ? .nothing : .files
    } else {
      // Created or deleted: a file, a folder with all that is in it, or a marker of a project.
      self = .files
    }
  }
}
