extension String {
  /// A path below a folder, from there on; another path stays as it is.
  package func path(relativeTo root: String) -> String {
    hasPrefix(root + "/") ? String(dropFirst(root.count + 1)) : self
  }
}
