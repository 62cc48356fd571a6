/// The candidates that `word` may be a misspelling of, the nearest first, at most three. Case counts for nothing, and
/// about every third letter may be wrong, missing, added or swapped with its neighbour.
package func nearest(to word: String, in candidates: some Sequence<String>) -> [String] {
  let letters = lowercased(word)
  // Nobody misspells a name into more than this, and the work stays small whatever the input.
  guard letters.count <= 64 else { return [] }
  var found: [(distance: Int, candidate: String)] = []
  for candidate in candidates {
    let limit = max(1, min(letters.count, candidate.utf8.count) / 3)
    guard abs(letters.count - candidate.utf8.count) <= limit else { continue }
    let distance = editDistance(letters, lowercased(candidate))
    if distance <= limit { found.append((distance, candidate)) }
  }
  return found.sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }.prefix(3).map(\.candidate)
}

/// The number of letters to change, insert, remove or swap with their neighbour (optimal string alignment).
func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var best = min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        best = min(best, beforePrevious[column - 1] + 1)
      }
      current.append(best)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}

private func lowercased(_ word: String) -> [UInt8] {
  word.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
}
