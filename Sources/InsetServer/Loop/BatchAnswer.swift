internal import InsetJSON

/// The answers to a batch, which go out together when the last one is there.
final class BatchAnswer {
  private var answers: [JSON?]
  private var missing: Int
  private let send: (JSON) -> Void

  /// - Parameter count: of the batch's messages.
  init(count: Int, send: @escaping (JSON) -> Void) {
    answers = Array(repeating: nil, count: count)
    missing = count
    self.send = send
  }

  /// - Parameter answer: nil for a message that wants none.
  func take(_ answer: JSON?, at index: Int) {
    answers[index] = answer
    missing -= 1
    let known = answers.compactMap(\.self)
    if missing == 0, !known.isEmpty { send(.array(known)) }
  }
}
