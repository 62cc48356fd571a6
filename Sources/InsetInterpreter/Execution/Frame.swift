/// A function that runs.
struct Frame {
  /// What becomes of the result.
  enum Completion {
    case push
    /// An initialiser's: `self`, or nil where it failed.
    case initialiser
    /// A setter's of an object: nothing.
    case discard
    /// A setter's of a structure: `self`.
    case receiver
    /// An initial value: it is stored, and pushed.
    case store(ObjectID, Name)
    /// A default value: into the variable of the function that waits below.
    case local(slot: Int, isShared: Bool)
    /// An initial value of a structure that is being made: into the structure on top of the stack.
    case field(Name)
    /// A delegated initialiser of a structure: becomes the caller's `self`.
    case callerSelf(pushes: Bool)
  }

  let body: Body
  var pc: Int
  /// Where `self` lies on the stack; variables follow.
  let base: Int
  let caller: Site
  let completion: Completion
  /// Whether `self`'s new value is left below the result.
  let writesReceiver: Bool
  /// Slots whose values go back to the caller, in order.
  let changedSlots: [Int]
  /// The class whose method this is, for `super`.
  let owner: TypeKey?
  /// What generic parameters stand for.
  var typeArguments: [String: TypeReference] = [:]
}

/// A question with several possible answers whose paths meet again.
final class ForkRecord {
  let joinPC: Int
  let frameDepth: Int
  var pending: [(state: PathState, pc: Int)]
  var arrived: PathState?

  init(joinPC: Int, frameDepth: Int, pending: [(state: PathState, pc: Int)]) {
    self.joinPC = joinPC
    self.frameDepth = frameDepth
    self.pending = pending
  }
}

/// A call: paths that return wait here for the others.
final class CallRecord {
  let frameDepth: Int
  var returned: PathState?
  var thrown: PathState?
  init(frameDepth: Int) { self.frameDepth = frameDepth }
}

/// A loop, `switch` or labelled statement: paths that leave it or go on with the next round wait here.
final class LoopRecord {
  let frameDepth: Int
  let endPC: Int
  let nextPC: Int
  let stackCount: Int
  var rounds = 0
  /// Whether it has run once for all elements of a list that isn't known.
  var isOpen = false
  /// The state before the first round of such a loop.
  var before: PathState?
  var broken: PathState?
  var continued: PathState?

  init(frameDepth: Int, endPC: Int, nextPC: Int, stackCount: Int) {
    self.frameDepth = frameDepth
    self.endPC = endPC
    self.nextPC = nextPC
    self.stackCount = stackCount
  }
}

/// A `do` with handlers.
final class CatchRecord {
  let frameDepth: Int
  let handlerPC: Int
  let stackCount: Int
  var thrown: PathState?

  init(frameDepth: Int, handlerPC: Int, stackCount: Int) {
    self.frameDepth = frameDepth
    self.handlerPC = handlerPC
    self.stackCount = stackCount
  }
}

enum Control {
  case fork(ForkRecord)
  case call(CallRecord)
  case loop(LoopRecord)
  case handler(CatchRecord)
}
