/// Where the session stands, and what may be asked of the server there.
struct Lifecycle: Equatable, Sendable {
  enum Phase: Sendable {
    case uninitialized
    case running
    case shutDown
  }

  private(set) var phase = Phase.uninitialized
  /// A script without `initialize` has been answered.
  private(set) var hasServedScript = false

  /// Whether the server may send what the client didn't ask for.
  var isRunning: Bool { phase == .running }

  mutating func initialize() { phase = .running }

  mutating func shutDown() { phase = .shutDown }

  /// Why a request can't be answered now. `requiresInitialize` is nil for an unknown method.
  mutating func refusal(of method: String, requiresInitialize: Bool?) -> ResponseError? {
    switch phase {
    case .shutDown: return ResponseError(.invalidRequest, "\(method) came after shutdown")
    case .running: return requiresInitialize == nil ? Self.unknown(method) : nil
    case .uninitialized:
      if requiresInitialize == false {
        hasServedScript = true
        return nil
      }
      // A script that mistypes a method wants to know that, not the rules of a protocol that it doesn't speak.
      if requiresInitialize == nil, method.hasPrefix("inset/") { return Self.unknown(method) }
      return ResponseError(.serverNotInitialized, "\(method) came before initialize")
    }
  }

  /// The process's exit status after an `exit` notification, or when the client has vanished.
  var exitStatus: Int32 { phase == .shutDown ? 0 : 1 }

  /// The exit status when the input ends. A script that never began a session ends properly this way.
  var endOfInputStatus: Int32 { phase == .uninitialized && hasServedScript ? 0 : exitStatus }

  private static func unknown(_ method: String) -> ResponseError {
    ResponseError(.methodNotFound, "unknown method \(method)")
  }
}
