internal import InsetModel

/// What is known of one file of a project.
struct FileEntry: Sendable {
  let kind: FileKind
  /// Of the file that `content` was read from; nil if that isn't known well enough, or came from the editor.
  var stamp: FileStamp?
  /// As read last; nil until then.
  var content: FileContent?
  /// The last that was well-formed.
  var good: FileContent?

  init(kind: FileKind) { self.kind = kind }

  /// What the model takes.
  var facts: FileFacts? { good?.facts ?? content?.facts }

  /// The model has older facts than those read last, because these are of an ill-formed file.
  var isOutdated: Bool { good?.facts != nil && good !== content }

  mutating func place(_ content: FileContent, _ stamp: FileStamp?) {
    self.content = content
    self.stamp = stamp
    if content.isComplete { good = content }
  }
}
