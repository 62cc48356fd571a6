extension CodeStatement {
  /// Changes what few statements have.
  mutating func add(_ change: (inout Details) -> Void) {
    var changed = details ?? Details()
    change(&changed)
    details = changed
  }
}
