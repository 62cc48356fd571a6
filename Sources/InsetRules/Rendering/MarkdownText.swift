/// Text as Markdown that means itself: no emphasis, code, heading or list, no link, image, HTML or address that turns into
/// a link.
enum MarkdownText {
  /// One line of text. Backslashes may stand before any ASCII punctuation, and no renderer shows them; a link that is no
  /// markup is recognised by its text, which they interrupt.
  static func escaped(_ text: String) -> String {
    let characters = Array(text.drop { $0 == " " })
    let mark = blockMark(characters)
    var result = ""
    for (index, character) in characters.enumerated() {
      if index == mark || needsEscape(characters, index) { result.append("\\") }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  /// The fence of a code block that no line of it can end.
  static func fence(around lines: [String]) -> String {
    var (longest, run) = (2, 0)
    for line in lines {
      run = 0
      for character in line {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return String(repeating: "`", count: longest + 1)
  }

  private static func needsEscape(_ text: [Character], _ index: Int) -> Bool {
    let previous = index > 0 ? text[index - 1] : " "
    let next = index + 1 < text.count ? text[index + 1] : " "
    switch text[index] {
    case "\\", "`", "*", "_", "<", ">", "[", "]", "~": return true
    case "&": return next == "#" || next.isLetter
    case "/": return previous == "/"
    case "@": return previous != " " && next != " "
    case ".": return isPartOfHost(text, index)
    default: return false
    }
  }

  /// Whether a full stop stands in what looks like a host's name: behind `www`, or before a top-level domain.
  private static func isPartOfHost(_ text: [Character], _ index: Int) -> Bool {
    guard index > 0, text[index - 1].isLetter || text[index - 1].isNumber || text[index - 1] == ")" else {
      return false
    }
    if index >= 3, String(text[index - 3..<index]).lowercased() == "www" { return true }
    let word = text[(index + 1)...].prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    let name = String(word).lowercased()
    return name.count == 2 && word.allSatisfy(\.isLetter) || name.hasPrefix("xn--") || domains.contains(name)
  }

  /// Those without a country that renderers take for links without `http://`.
  private static let domains: Set<String> = [
    "aero", "app", "asia", "biz", "cloud", "com", "coop", "dev", "edu", "gov", "info", "int", "mil", "mobi", "museum",
    "name", "net", "online", "org", "page", "pro", "shop", "site", "tech", "top", "web", "xxx", "xyz",
  ]

  /// Where the mark stands that makes the line a heading, a list, a rule or a table; nil of other lines.
  private static func blockMark(_ text: [Character]) -> Int? {
    switch text.first {
    case "#", "+", "-", "=", "|": return 0
    case let digit? where digit.isASCII && digit.isNumber:
      let end = text.prefix { $0.isASCII && $0.isNumber }.count
      guard end < text.count, text[end] == "." || text[end] == ")" else { return nil }
      return end + 1 == text.count || text[end + 1] == " " ? end : nil
    default: return nil
    }
  }
}
