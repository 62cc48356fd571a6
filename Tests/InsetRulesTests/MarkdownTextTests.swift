import Testing

@testable import InsetRules

@Suite("Names in Markdown")
struct MarkdownTextTests {
  @Test(
    "mean themselves",
    arguments: [
      ("[a](http://evil.com)", #"\[a\](http:/\/evil\.com)"#), ("![x](y)", #"!\[x\](y)"#),
      ("<img src=x>", #"\<img src=x\>"#), ("*a* _b_ ~~c~~", #"\*a\* \_b\_ \~\~c\~\~"#), ("`x`", #"\`x\`"#),
      ("www.evil.com/x", #"www\.evil\.com/x"#), ("me@evil.org", #"me\@evil\.org"#),
      ("&lt;b&gt; &#60;", #"\&lt;b\&gt; \&#60;"#),
      ("# a", ##"\# a"##), ("- a", #"\- a"#), ("1. a", #"1\. a"#), ("12) a", #"12\) a"#), ("| a |", #"\| a |"#),
      ("a\\", #"a\\"#), (" a ", "a"), ("Main.storyboard:12", "Main.storyboard:12"), ("iOS 10.3", "iOS 10.3"),
      ("navigationBar.isTranslucent = false", "navigationBar.isTranslucent = false"),
      ("64 = 20 + 44.", "64 = 20 + 44."),
      ("a & b, 3 / 4, @objc", "a & b, 3 / 4, @objc"),
    ])
  func escaped(text: String, markdown: String) {
    #expect(MarkdownText.escaped(text) == markdown)
  }

  @Test("a fence is longer than any in what it holds")
  func fence() {
    #expect(MarkdownText.fence(around: ["a", "b``"]) == "```")
    #expect(MarkdownText.fence(around: ["`````", "```"]) == "``````")
    let table = MarkdownRenderer.render([.table(caption: ["in a\n```\n# b"], rows: [["```", "\u{1B}[2J"]])])
    #expect(table == "````text\nin a ``` # b\n```  \u{FFFD}[2J\n````")
  }
}
