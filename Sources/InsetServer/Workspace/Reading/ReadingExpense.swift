/// What it took to know what a file says.
enum ReadingExpense: Sendable {
  /// A search of the bytes, or a comparison with those known.
  case look
  /// The facts were kept by an earlier run.
  case cache
  case parsing
}
