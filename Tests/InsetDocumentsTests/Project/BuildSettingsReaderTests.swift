import InsetDocuments
import InsetText
import Testing

@Suite("Settings files")
struct BuildSettingsReaderTests {
  static let text = """
    // Settings of the app; not = of the tests
    #include "Base.xcconfig" // first
    #include? "../Local Settings.xcconfig"
    IPHONEOS_DEPLOYMENT_TARGET = 12.0;

      SDKROOT=iphoneos // newest
    ARCHS[sdk=iphoneos*][arch=*] = $(inherited) arm64
    A[sdk=iphoneos*,config=Debug] = x=[y]
    EMPTY =
    FLAGS = -a \\
      -b
    """

  private func summary(_ facts: BuildSettingsFacts) -> [String] {
    facts.statements.map { statement in
      switch statement {
      case .assignment(let key, let value):
        key.name + key.conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined() + "|" + value.value
      case .include(let path, let isOptional): "\(isOptional ? "may" : "must") \(path.value)"
      }
    }
  }

  private static let expected = [
    "must Base.xcconfig", "may ../Local Settings.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET|12.0", "SDKROOT|iphoneos",
    "ARCHS[sdk=iphoneos*][arch=*]|$(inherited) arm64", "A[sdk=iphoneos*][config=Debug]|x=[y]", "EMPTY|", "FLAGS|-a -b",
  ]

  @Test("assignments and includes are read, whatever the line ends and with a byte order mark")
  func statements() {
    for text in [Self.text, Self.text.replacing("\n", with: "\r\n"), "\u{FEFF}" + Self.text] {
      let facts = BuildSettingsReader.read(Array(text.utf8))
      #expect(summary(facts) == Self.expected)
      #expect(facts.isComplete)
      #expect(facts.problems == [])
    }
  }

  @Test("values have the bytes that spell them")
  func places() {
    let bytes = Array(Self.text.utf8)
    let texts = BuildSettingsReader.read(bytes).statements.map { statement in
      switch statement {
      case .assignment(_, let value): String(decoding: bytes[value.range], as: UTF8.self)
      case .include(let path, _): String(decoding: bytes[path.range], as: UTF8.self)
      }
    }
    #expect(
      texts == [
        "Base.xcconfig", "../Local Settings.xcconfig", "12.0", "iphoneos", "$(inherited) arm64", "x=[y]", "",
        "-a \\\n  -b",
      ])
  }

  @Test(
    "other lines are problems",
    arguments: [
      "IPHONEOS_DEPLOYMENT_TARGET 9.0", "= 9.0", "1A = 2", "A[sdk] = 1", "A[sdk=x = 1", "A B = 1", "#include Base",
      "#define A", "#include \"\"", "A+B = 1", "A[x=y]z = 1",
    ])
  func problems(line: String) {
    let facts = BuildSettingsReader.read(Array("A = 1\n  \(line) // c\nB = 2".utf8))
    #expect(summary(facts) == ["A|1", "B|2"])
    let message = "expected an assignment, `NAME = value`, or `#include \"file\"`"
    #expect(facts.problems == [ReadingProblem(.warning, message, at: 8..<8 + line.utf8.count)])
  }

  @Test("merge conflicts are named at their first line")
  func conflict() {
    let facts = BuildSettingsReader.read(Array("A = 1\n<<<<<<< HEAD\nB = 2\n=======\nB = 3\n>>>>>>> x\n".utf8))
    #expect(!facts.isComplete)
    #expect(facts.statements == [])
    #expect(facts.problems == [ReadingProblem(.error, "the settings file has unresolved merge conflicts", at: 6..<18)])
  }

  @Test("truncated at every byte, what stands whole is as it was")
  func truncation() {
    let bytes = Array(Self.text.utf8)
    for count in 0...bytes.count {
      let facts = BuildSettingsReader.read(Array(bytes.prefix(count)))
      #expect(facts.problems.count <= 1)
      #expect(facts.problems.allSatisfy { $0.range.upperBound <= count })
      #expect(Self.expected.starts(with: summary(facts).dropLast()))
    }
  }
}
