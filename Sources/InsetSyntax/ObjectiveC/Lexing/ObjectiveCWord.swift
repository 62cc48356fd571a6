/// The words that mean something to the reader.
enum ObjectiveCWord: String, CaseIterable {
  case none = ""
  case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `return`, `break`, `continue`, goto, `in`
  case typedef, `struct`, union, `enum`, const, `static`, extern, inline, volatile, register, auto
  case unsigned, signed, long, short, int, char, float, double, void, sizeof, typeof
  case `self`, `super`, id, `class`, namespace, template, using
  case yes = "YES"
  case no = "NO"
  case upperTrue = "TRUE"
  case upperFalse = "FALSE"
  case `true`, `false`
  case `nil`
  case upperNil = "Nil"
  case upperNull = "NULL"
  case nullptr
  case interface, implementation, end, `protocol`, property, synthesize, dynamic, `import`, optional, required
  case selector, available, autoreleasepool, synchronized, `try`, `catch`, finally, encode
  case `public`, `private`, protected, package
  // Preprocessor
  case define, include, ifdef, ifndef, elif, endif
  // Qualifiers of types
  case weakStorage = "__weak"
  case strongStorage = "__strong"
  case block = "__block"
  case unsafe = "__unsafe_unretained"
  case autoreleasing = "__autoreleasing"
  case unused = "__unused"
  case kindof = "__kindof"
  case nullable
  case nonnull
  case nullUnspecified = "null_unspecified"
  case upperNullable = "_Nullable"
  case upperNonnull = "_Nonnull"
  case upperNullUnspecified = "_Null_unspecified"
  case underscoredNullable = "__nullable"
  case underscoredNonnull = "__nonnull"
  case bridge = "__bridge"
  case bridgeTransfer = "__bridge_transfer"
  case bridgeRetained = "__bridge_retained"
  case underscoredConst = "__const"
  case underscoredInline = "__inline"
  case underscoredInlineUnderscored = "__inline__"
  case constexpr
  case `inout`, bycopy, byref, oneway, out
  case attribute = "__attribute__"
  case underscoredTypeof = "__typeof"
  case underscoredTypeofUnderscored = "__typeof__"
  // Interface Builder
  case outlet = "IBOutlet"
  case outletCollection = "IBOutletCollection"
  case inspectable = "IBInspectable"
  case action = "IBAction"
  case segueAction = "IBSegueAction"
  // Enumerations
  case nsEnum = "NS_ENUM"
  case nsOptions = "NS_OPTIONS"
  case nsClosedEnum = "NS_CLOSED_ENUM"
  case nsErrorEnum = "NS_ERROR_ENUM"
  case cfEnum = "CF_ENUM"
  case cfOptions = "CF_OPTIONS"

  /// What a type may be preceded or followed by, that says nothing about its class.
  var isQualifier: Bool {
    switch self {
    case .const, .static, .extern, .inline, .volatile, .register, .weakStorage, .strongStorage, .block, .unsafe,
      .autoreleasing, .unused, .kindof, .nullable, .nonnull, .nullUnspecified, .upperNullable, .upperNonnull,
      .upperNullUnspecified, .underscoredNullable, .underscoredNonnull, .bridge, .bridgeTransfer, .bridgeRetained,
      .underscoredConst, .underscoredInline, .underscoredInlineUnderscored, .constexpr, .inout, .bycopy, .byref,
      .oneway,
      .out, .in, .struct, .union, .enum, .class, .outlet, .inspectable, .action, .segueAction:
      true
    default: false
    }
  }

  /// Qualifiers that are ordinary names elsewhere: `in`, `out`, `nullable`.
  var isContextual: Bool {
    switch self {
    case .in, .out, .inout, .bycopy, .byref, .oneway, .nullable, .nonnull, .nullUnspecified, .class: true
    default: false
    }
  }

  /// A built-in type's word.
  var isArithmeticType: Bool {
    switch self {
    case .unsigned, .signed, .long, .short, .int, .char, .float, .double, .void: true
    default: false
    }
  }

  var isTypeof: Bool {
    self == .typeof || self == .underscoredTypeof || self == .underscoredTypeofUnderscored
  }

  /// A word that can't be an operand.
  var isReserved: Bool {
    switch self {
    case .if, .else, .for, .while, .do, .switch, .case, .default, .return, .break, .continue, .goto, .typedef, .struct,
      .union, .enum, .const, .static, .extern, .inline, .volatile, .register, .attribute, .weakStorage, .strongStorage,
      .block, .unsafe, .autoreleasing, .unused, .kindof, .upperNullable, .upperNonnull, .underscoredNullable,
      .underscoredNonnull, .outlet, .action, .unsigned, .signed, .long, .short, .int, .char, .float, .double, .void:
      true
    default: false
    }
  }

  /// The word spelled by some bytes, found by their FNV-1a hash.
  static func word(_ hash: UInt64, spelledBy bytes: ArraySlice<UInt8>) -> Self {
    guard let word = byHash[hash], word.rawValue.utf8.elementsEqual(bytes) else { return .none }
    return word
  }

  private static let byHash: [UInt64: Self] = {
    var table: [UInt64: Self] = [:]
    for word in allCases where word != .none {
      table[word.rawValue.utf8.reduce(FNV.offset) { FNV.mix($0, $1) }] = word
    }
    return table
  }()
}

/// The FNV-1a hash.
enum FNV {
  static let offset: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
}
