/// The commands that a client may have carried out, by the names that the protocol carries.
enum ClientCommand: String, CaseIterable {
  case explain = "insetd.explain"
  case preview = "insetd.preview"
  case matrix = "insetd.matrix"
  case applyFix = "insetd.applyFix"
  case reindex = "insetd.reindex"
  case pickEnvironment = "insetd.pickEnvironment"
}

/// The part of an explanation that is wanted; all of it where nothing is said.
enum ExplainPart: String, CaseIterable {
  /// The numbers and their reasons.
  case why
  /// What other settings would come to.
  case whatIf
}
