internal import InsetProgram

/// A run of the program: objects, the state that they are in, and the functions that run.
///
/// The driver begins functions one after the other (``perform(_:)``); between them there is one state. For one thread.
package final class Run {
  package let store: CodeStore
  package let library: any ModelLibrary
  package let objects = ObjectTable()
  package var state = PathState()
  package var counters = RunCounters()
  package var limits: RunLimits
  /// What the driver calls the present moment: `viewDidLoad`.
  package var phase = ""
  package private(set) var events: [RunEvent] = []
  var frames: [Frame] = []
  var controls: [Control] = []
  private(set) var conditions: [Condition] = []
  private var conditionIDs: [Condition: Int32] = [:]
  private var unknownIDs: [UnknownIdentity: Int32] = [:]
  /// The state at the start of what the driver asked for, to go back to where no path comes to an end.
  private var fallback = PathState()
  /// What stopped the last function early.
  package var cut: String?
  /// Member look-ups of the session.
  var members: MemberLookup { store.memberLookup }

  package var names: NameTable { store.names }

  package init(_ store: CodeStore, library: any ModelLibrary, limits: RunLimits = RunLimits()) {
    self.store = store
    self.library = library
    self.limits = limits
  }

  // MARK: What the driver asks for

  /// Runs a function to its end, and what it calls.
  ///
  /// - Returns: its result; null where no path comes to an end.
  @discardableResult
  package func perform(_ call: PendingCall) -> Value {
    guard frames.isEmpty else { return .null }
    fallback = state
    cut = nil
    let body = sequence([call], result: nil)
    begin(body)
    let value = execute()
    frames = []
    controls = []
    return value
  }

  private func begin(_ body: Body) {
    let base = state.stack.count
    state.stack.append(.null)
    for _ in 0..<body.localCount { state.stack.append(.null) }
    controls.append(.call(CallRecord(frameDepth: frames.count + 1)))
    frames.append(
      Frame(
        body: body, pc: 0, base: base, caller: Site(body: body.id, instruction: 0), completion: .push,
        writesReceiver: false, changedSlots: [], owner: nil))
  }

  /// Ends a run that no path of survived.
  func dead() -> Value {
    state = fallback
    if cut == nil { cut = "no path ends" }
    return .null
  }

  // MARK: Places

  /// The instruction that runs.
  package var site: Site {
    guard let frame = frames.last else { return Site(body: -1, instruction: 0) }
    return Site(body: frame.body.id, instruction: Int32(truncatingIfNeeded: frame.pc - 1))
  }

  /// The places of the last three callers.
  var callers: [Site] { frames.suffix(3).reversed().map(\.caller) }

  // MARK: Events

  package func record(_ event: RunEvent) {
    if events.count < limits.events { events.append(event) }
  }

  package func clearEvents() { events = [] }

  // MARK: Unknowns

  private struct UnknownIdentity: Hashable {
    let kind: Int
    let first: Int32
    let second: Int32
    let site: Site?
    let callers: [Site]
  }

  private func identity(_ identity: UnknownIdentity) -> Int32 {
    if let id = unknownIDs[identity] { return id }
    let id = Int32(truncatingIfNeeded: unknownIDs.count + 1)
    unknownIDs[identity] = id
    return id
  }

  /// A new unknown of this place.
  package func unknown(_ reason: UnknownReason, type: TypeReference? = nil, origins: [Origin] = []) -> Value {
    counters.unknowns += 1
    let site = site
    let identity = identity(
      UnknownIdentity(
        kind: 0, first: Int32(truncatingIfNeeded: reason.hashKind), second: 0, site: site, callers: callers))
    return .unknown(
      UnknownValue(reason, type: type, identity: identity, Origin(.unknown(reason), at: site, origins)))
  }

  /// The unknown that a member of another is: the same for each read.
  package func unknown(_ name: Name, of other: UnknownValue, type: TypeReference?) -> Value {
    let identity = identity(
      UnknownIdentity(kind: 1, first: other.identity, second: name.id, site: nil, callers: []))
    return .unknown(UnknownValue(other.reason, type: type, identity: identity, other.origin))
  }

  /// The unknown that an object's field holds which nobody wrote: the same for each read.
  package func unknown(field name: Name, of object: ObjectID, _ reason: UnknownReason, type: TypeReference?) -> Value {
    let identity = identity(
      UnknownIdentity(kind: 2, first: object.index, second: name.id, site: nil, callers: []))
    return .unknown(UnknownValue(reason, type: type, identity: identity, Origin(.unknown(reason), at: nil)))
  }

  // MARK: Conditions

  /// The number of a question: the same question about the same value has the same.
  func condition(_ condition: Condition) -> Int32 {
    if let id = conditionIDs[condition] { return id }
    let id = Int32(truncatingIfNeeded: conditions.count)
    conditions.append(condition)
    conditionIDs[condition] = id
    return id
  }

  package func question(_ id: Int32) -> Condition? {
    conditions.indices.contains(Int(id)) ? conditions[Int(id)] : nil
  }

  // MARK: Objects

  /// A new object of the present place.
  package func make(_ type: TypeKey?) -> ObjectID {
    let site = site
    let callers = callers
    let key = ObjectCounter(site: site, callers: callers)
    let count = state.counters[key] ?? 0
    state.counters[key] = count &+ 1
    let isRepeated = controls.contains { if case .loop(let loop) = $0 { loop.isOpen } else { false } }
    let object = objects.object(
      .made(site: site, callers: callers, count: count), type: type, isUnique: !isRepeated)
    state.heap.create(object)
    counters.objects += 1
    return object
  }

  /// The object that stands for all static members of a type.
  package func statics(_ type: TypeKey) -> ObjectID {
    let object = objects.object(.statics(type), type: nil)
    state.heap.create(object)
    return object
  }

  package var globals: ObjectID {
    let object = objects.object(.globals, type: nil)
    state.heap.create(object)
    return object
  }

  /// One that a framework's object makes for itself.
  package func part(_ name: String, of owner: ObjectID, type: String) -> ObjectID {
    let object = objects.object(.part(of: owner, name: names.name(name)), type: store.types.framework(type))
    state.heap.create(object)
    return object
  }

  package func shared(_ name: String, type: String) -> ObjectID {
    let object = objects.object(.shared(name), type: store.types.framework(type))
    state.heap.create(object)
    return object
  }

  /// The object that stands for an unknown of a class.
  package func symbolic(_ unknown: UnknownValue, type: TypeKey?) -> ObjectID {
    let object = objects.object(.symbolic(unknown: unknown.identity), type: type, unknown: unknown)
    state.heap.create(object)
    return object
  }

  /// Whether the program's own classes give an object a member.
  package func declares(_ name: String, _ object: ObjectID) -> Bool {
    guard let type = objects[object].type else { return false }
    switch members.member(names.name(name), of: type) {
    case .property, .functions: return true
    default: return false
    }
  }

  /// The labels of the initialisers that an object's class declares itself, in order; of the nearest class that has any.
  package func initialiserLabels(of object: ObjectID) -> [[String?]] {
    guard let type = objects[object].type else { return [] }
    for key in store.types.chain(of: type) {
      guard let id = store.types[key].declaration, let all = store.program[id].functions["init"], !all.isEmpty else {
        continue
      }
      return all.filter { !store.program[$0].facts.traits.contains(.declaration) }.map {
        store.program[$0].facts.labels
      }
    }
    return []
  }

  /// The object that an unknown stands for, taken for one of a framework's class where nothing says more.
  package func materialise(_ unknown: UnknownValue, as type: String) -> ObjectID? {
    materialised(unknown) ?? symbolic(unknown, type: store.types.framework(type))
  }

  package func typeName(of object: ObjectID) -> String? { objects[object].type.map { store.types[$0].name } }

  /// The framework's class that an object's class comes from.
  package func framework(of object: ObjectID) -> String? {
    objects[object].type.flatMap { store.types[$0].framework }
  }
}

extension UnknownReason {
  /// Distinguishes several unknowns of one place.
  fileprivate var hashKind: Int {
    switch self {
    case .noSource: 0
    case .given: 1
    case .unresolved: 2
    case .limit: 3
    case .unsupported: 4
    case .tooManyValues: 5
    case .repeated: 6
    case .escaped: 7
    case .later: 8
    case .layout: 9
    case .unneeded: 10
    }
  }
}

/// A question that a run couldn't decide.
package struct Condition: Hashable {
  package enum Kind: Hashable {
    /// Whether an unknown holds.
    case holds(unknown: Int32)
    /// Whether an unknown is there at all.
    case isPresent(unknown: Int32)
    /// Whether an unknown is this case, of this type, equal to this.
    case matches(unknown: Int32, String)
    /// Another question of a place.
    case place(Site, [Site], Int32)
  }

  package let kind: Kind
  /// Where it was asked first.
  package let site: Site

  package static func == (one: Condition, other: Condition) -> Bool { one.kind == other.kind }
  package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// What a run did, as far as somebody may want to see it.
package struct RunEvent {
  package enum Kind {
    case write, read, call
  }

  package let kind: Kind
  package let object: ObjectID
  package let name: Name
  package let value: Value
  package let site: Site
  package let phase: String
  package let assumptions: [Assumption]

  package init(
    _ kind: Kind, _ object: ObjectID, _ name: Name, _ value: Value, at site: Site, phase: String,
    assumptions: [Assumption]
  ) {
    self.kind = kind
    self.object = object
    self.name = name
    self.value = value
    self.site = site
    self.phase = phase
    self.assumptions = assumptions
  }
}

/// How much a run may do.
package struct RunLimits: Sendable {
  /// Instructions all in all.
  package var steps = 800_000
  /// Functions in one another.
  package var depth = 64
  /// The same function in itself.
  package var recursion = 3
  /// Rounds of a loop.
  package var rounds = 1_000
  package var events = 20_000
  package init() {}
}

/// What a run did, in numbers.
package struct RunCounters: Sendable {
  package var steps = 0
  package var forks = 0
  package var joins = 0
  package var unknowns = 0
  package var objects = 0
  package var calls = 0
  package var weakUpdates = 0
  package var cuts: [String] = []
  /// Calls and reads that nothing answered, by name.
  package var unmodelled: [String: Int] = [:]
  package init() {}
}
