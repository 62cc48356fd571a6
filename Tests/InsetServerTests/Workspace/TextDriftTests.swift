import InsetText
import TestSupport
import Testing

@testable import InsetServer

@Suite("Places of an older text")
struct TextDriftTests {
  /// `abc|def|ghi` → `abcXXghi`: bytes 3..<6 became 3..<5.
  let drift = TextDrift(from: SourceText("abcdefghi"), to: SourceText("abcXXghi"))

  @Test(
    "what lies before or after the change, or around it, is still there",
    arguments: [
      (0..<3, 0..<3), (6..<9, 5..<8), (0..<9, 0..<8), (2..<6, 2..<5), (3..<7, 3..<6), (2..<7, 2..<6), (9..<9, 8..<8),
      (3..<3, 3..<3),
    ])
  func kept(old: Range<Int>, new: Range<Int>) {
    #expect(drift.current(old) == new)
  }

  @Test("what the change has part of is gone", arguments: [2..<4, 4..<5, 5..<8, 4..<4, 3..<6])
  func gone(old: Range<Int>) {
    #expect(drift.current(old) == nil)
  }

  @Test(
    "a place of the new text was somewhere in the old one, unless it is new",
    arguments: [(0, 0), (3, 3), (4, nil), (5, 6), (8, 9)] as [(Int, Int?)])
  func back(new: Int, old: Int?) {
    #expect(drift.original(new) == old)
  }

  @Test("equal texts have the same places")
  func equal() {
    let same = TextDrift(from: SourceText("abc"), to: SourceText("abc"))
    #expect(same.current(1..<3) == 1..<3 && same.original(2) == 2)
  }

  @Test("of random edits, what both texts have is found again")
  func random() {
    var random = SeededGenerator(state: 11)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0..<12, using: &random)).map { _ in "abé"[Int.random(in: 0..<3, using: &random)] }
        .joined()
      let new = (0..<Int.random(in: 0..<12, using: &random)).map { _ in "abé"[Int.random(in: 0..<3, using: &random)] }
        .joined()
      let (before, after) = (SourceText(old), SourceText(new))
      let drift = TextDrift(from: before, to: after)
      for offset in 0...after.bytes.count {
        guard let original = drift.original(offset) else { continue }
        #expect(original >= 0 && original <= before.bytes.count)
      }
      for low in 0...before.bytes.count {
        for high in low...before.bytes.count {
          guard let range = drift.current(low..<high) else { continue }
          #expect(range.lowerBound >= 0 && range.upperBound <= after.bytes.count)
        }
      }
    }
  }
}

extension String {
  fileprivate subscript(index: Int) -> String { String(self[self.index(startIndex, offsetBy: index)]) }
}
