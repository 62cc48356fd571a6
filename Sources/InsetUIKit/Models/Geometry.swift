package import InsetInterpreter

/// CoreGraphics' and UIKit's structures: their fields, makers and computed members.
package struct Geometry {
  /// The fields of each structure, in order; of nested ones the type.
  static let fields: [String: [(name: String, type: String)]] = [
    "CGPoint": [("x", "CGFloat"), ("y", "CGFloat")],
    "CGSize": [("width", "CGFloat"), ("height", "CGFloat")],
    "CGVector": [("dx", "CGFloat"), ("dy", "CGFloat")],
    "CGRect": [("origin", "CGPoint"), ("size", "CGSize")],
    "UIEdgeInsets": [("top", "CGFloat"), ("left", "CGFloat"), ("bottom", "CGFloat"), ("right", "CGFloat")],
    "NSDirectionalEdgeInsets": [
      ("top", "CGFloat"), ("leading", "CGFloat"), ("bottom", "CGFloat"), ("trailing", "CGFloat"),
    ],
    "UIOffset": [("horizontal", "CGFloat"), ("vertical", "CGFloat")],
    "NSRange": [("location", "Int"), ("length", "Int")],
    "CGAffineTransform": [
      ("a", "CGFloat"), ("b", "CGFloat"), ("c", "CGFloat"), ("d", "CGFloat"), ("tx", "CGFloat"), ("ty", "CGFloat"),
    ],
  ]

  static let makers: [String: String] = [
    "CGRectMake": "CGRect", "CGPointMake": "CGPoint", "CGSizeMake": "CGSize", "UIEdgeInsetsMake": "UIEdgeInsets",
    "UIOffsetMake": "UIOffset", "NSMakeRange": "NSRange", "NSDirectionalEdgeInsetsMake": "NSDirectionalEdgeInsets",
    "CGVectorMake": "CGVector",
  ]

  static let zeros: [String: String] = [
    "CGRectZero": "CGRect", "CGPointZero": "CGPoint", "CGSizeZero": "CGSize", "UIEdgeInsetsZero": "UIEdgeInsets",
    "UIOffsetZero": "UIOffset", "NSDirectionalEdgeInsetsZero": "NSDirectionalEdgeInsets", "CGRectNull": "CGRect",
  ]

  static let functions: Set<String> = [
    "CGRectGetWidth", "CGRectGetHeight", "CGRectGetMinX", "CGRectGetMinY", "CGRectGetMaxX", "CGRectGetMaxY",
    "CGRectGetMidX", "CGRectGetMidY", "CGRectInset", "CGRectOffset", "UIEdgeInsetsInsetRect", "CGRectIntegral",
    "CGRectEqualToRect", "CGSizeEqualToSize", "CGPointEqualToPoint", "UIEdgeInsetsEqualToEdgeInsets", "CGRectIsEmpty",
    "CGAffineTransformMakeTranslation", "CGAffineTransformIdentity", "CGRectIntersection", "CGRectUnion",
  ]

  static func make(_ type: String, _ values: [Value], in run: Run) -> Value {
    let fields = Self.fields[type] ?? []
    return .structure(
      StructureValue(
        type: run.store.types.framework(type), names: fields.map { run.names.name($0.name) },
        values: fields.indices.map {
          $0 < values.count
            ? run.coerce(values[$0], to: .named(fields[$0].type, [])) : zero(fields[$0].type, .none, in: run)
        }))
  }

  /// All fields 0.
  static func zero(_ type: String, _ origin: Origin, in run: Run) -> Value {
    guard let fields = Self.fields[type] else {
      return .number(Number(0, type == "Int" ? .integer : .floating, origin))
    }
    return .structure(
      StructureValue(
        type: run.store.types.framework(type), names: fields.map { run.names.name($0.name) },
        values: fields.map { zero($0.type, origin, in: run) }))
  }

  /// A structure of numbers with one origin: `[x, y, width, height]`, `[top, left, bottom, right]`.
  package static func numbers(_ type: String, _ values: [Double], _ origin: Origin, in run: Run) -> Value {
    func number(_ index: Int) -> Value {
      .number(Number(values.indices.contains(index) ? values[index] : 0, .floating, origin))
    }
    if type == "CGRect" {
      return make(
        type, [make("CGPoint", [number(0), number(1)], in: run), make("CGSize", [number(2), number(3)], in: run)],
        in: run)
    }
    return make(type, values.indices.map(number), in: run)
  }

  /// The numbers of a structure in order, nested ones in place; nil for what isn't a known number.
  package static func flatten(_ value: Value, in run: Run) -> [Double?] {
    switch value {
    case .number(let number): [number.value]
    case .structure(let structure): structure.values.flatMap { flatten($0, in: run) }
    default: [nil]
    }
  }

  // MARK: Members

  static func read(_ name: String, of structure: StructureValue, in run: Run) -> Value? {
    func part(_ names: String...) -> Value {
      var value = Value.structure(structure)
      for name in names {
        guard case .structure(let inner) = value, let next = inner[run.names.name(name)] else { return .null }
        value = next
      }
      return value
    }
    func sum(_ a: Value, _ b: Value) -> Value { run.operation("+", a, b) }
    func half(_ a: Value) -> Value {
      run.operation("/", a, .number(Number(2, .floating, Origin(.literal, at: run.site))))
    }
    switch (run.store.types[structure.type].name, name) {
    case ("CGRect", "width"): return part("size", "width")
    case ("CGRect", "height"): return part("size", "height")
    case ("CGRect", "minX"): return part("origin", "x")
    case ("CGRect", "minY"): return part("origin", "y")
    case ("CGRect", "maxX"): return sum(part("origin", "x"), part("size", "width"))
    case ("CGRect", "maxY"): return sum(part("origin", "y"), part("size", "height"))
    case ("CGRect", "midX"): return sum(part("origin", "x"), half(part("size", "width")))
    case ("CGRect", "midY"): return sum(part("origin", "y"), half(part("size", "height")))
    case ("CGRect", "integral"), ("CGRect", "standardized"), ("CGRect", "CGRectValue"), ("CGRect", "cgRectValue"):
      return .structure(structure)
    case ("UIEdgeInsets", "UIEdgeInsetsValue"), ("UIEdgeInsets", "uiEdgeInsetsValue"), ("CGSize", "CGSizeValue"):
      return .structure(structure)
    case ("CGRect", "isEmpty"):
      return run.operation(
        "<=", part("size", "width"), .number(Number(0, .floating, Origin(.literal, at: run.site))))
    default: return nil
    }
  }

  static func write(_ name: String, of structure: StructureValue, _ value: Value, in run: Run) -> Value? {
    let key = run.names.name(name)
    guard structure[key] != nil else { return nil }
    let type = fields[run.store.types[structure.type].name]?.first { $0.name == name }?.type
    return .structure(structure.setting(key, type.map { run.coerce(value, to: .named($0, [])) } ?? value))
  }

  /// Methods and C functions.
  static func call(_ name: String, _ receiver: Value?, _ arguments: [CallArgument], in run: Run) -> Value? {
    let values = (receiver.map { [$0] } ?? []) + arguments.map(\.value)
    func structure(_ index: Int) -> StructureValue? {
      guard values.indices.contains(index), case .structure(let found) = values[index] else { return nil }
      return found
    }
    func rect(_ index: Int, _ x: Value, _ y: Value, _ width: Value, _ height: Value) -> Value {
      make("CGRect", [make("CGPoint", [x, y], in: run), make("CGSize", [width, height], in: run)], in: run)
    }
    func member(_ index: Int, _ name: String) -> Value {
      structure(index).flatMap { read(name, of: $0, in: run) ?? $0[run.names.name(name)] } ?? .null
    }
    let two = Value.number(Number(2, .floating, Origin(.literal, at: run.site)))
    switch name {
    case "CGRectGetWidth", "CGRectGetHeight", "CGRectGetMinX", "CGRectGetMinY", "CGRectGetMaxX", "CGRectGetMaxY",
      "CGRectGetMidX", "CGRectGetMidY":
      let rest = name.dropFirst("CGRectGet".count)
      return member(0, rest.prefix(1).lowercased() + rest.dropFirst())
    case "CGRectIntegral": return values.first
    case "CGRectOffset", "offsetBy":
      guard values.count >= 3 else { return nil }
      return rect(
        0, run.operation("+", member(0, "minX"), values[1]), run.operation("+", member(0, "minY"), values[2]),
        member(0, "width"), member(0, "height"))
    case "CGRectInset", "insetBy":
      guard values.count >= 3 else { return nil }
      return rect(
        0, run.operation("+", member(0, "minX"), values[1]), run.operation("+", member(0, "minY"), values[2]),
        run.operation("-", member(0, "width"), run.operation("*", two, values[1])),
        run.operation("-", member(0, "height"), run.operation("*", two, values[2])))
    case "UIEdgeInsetsInsetRect", "inset":
      guard let insets = structure(1), let top = insets[run.names.name("top")],
        let left = insets[run.names.name("left")],
        let bottom = insets[run.names.name("bottom")], let right = insets[run.names.name("right")]
      else { return nil }
      return rect(
        0, run.operation("+", member(0, "minX"), left), run.operation("+", member(0, "minY"), top),
        run.operation("-", member(0, "width"), run.operation("+", left, right)),
        run.operation("-", member(0, "height"), run.operation("+", top, bottom)))
    case "CGRectEqualToRect", "CGSizeEqualToSize", "CGPointEqualToPoint", "UIEdgeInsetsEqualToEdgeInsets", "equalTo":
      guard values.count >= 2 else { return nil }
      return run.operation("==", values[0], values[1])
    case "CGRectIsEmpty": return member(0, "isEmpty")
    default: return nil
    }
  }

  /// `CGRect(x:y:width:height:)`, `.init(top:left:bottom:right:)`
  static func initialise(_ type: String, _ arguments: [CallArgument], in run: Run) -> Value? {
    guard let fields = Self.fields[type] else { return nil }
    if arguments.isEmpty { return zero(type, Origin(.literal, at: run.site), in: run) }
    let labels = arguments.map { $0.label.map { run.names.text($0) } }
    if type == "CGRect", labels.contains("width") {
      func value(_ label: String) -> Value {
        labels.firstIndex(of: label).map { arguments[$0].value }
          ?? .number(Number(0, .floating, Origin(.literal, at: run.site)))
      }
      return make(
        type,
        [
          make("CGPoint", [value("x"), value("y")], in: run),
          make("CGSize", [value("width"), value("height")], in: run),
        ], in: run)
    }
    var values: [Value] = fields.map { zero($0.type, Origin(.literal, at: run.site), in: run) }
    for (index, argument) in arguments.enumerated() {
      let position =
        labels[index].flatMap { label in fields.firstIndex { $0.name == label } }
        ?? (labels[index] == nil ? index : nil)
      guard let position, values.indices.contains(position) else { return nil }
      values[position] = argument.value
    }
    return make(type, values, in: run)
  }
}
