/// `the image view` at the start of a sentence: `The image view`.
func capitalized(_ text: String) -> String {
  text.hasPrefix("the ") ? "The " + text.dropFirst(4) : text
}

/// A sentence after a colon: its first word is small, unless it is a name.
func afterColon(_ sentence: String) -> String {
  let smallWords: Set<Substring> = ["The", "Another", "Only", "A", "It", "Nothing", "Without", "Before", "No"]
  guard let first = sentence.split(separator: " ").first, smallWords.contains(first) else { return sentence }
  return sentence.prefix(1).lowercased() + sentence.dropFirst()
}
