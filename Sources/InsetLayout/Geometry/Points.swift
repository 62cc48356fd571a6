/// Writes a length as people do: `64`, `97.667`, `−44`.
///
/// A thousandth of a point is far below a pixel; a true minus sign keeps negative offsets readable in prose.
package func pointText(_ points: Double) -> String {
  guard points.isFinite, abs(points) < 1e12 else { return "?" }
  let thousandths = Int64((abs(points) * 1000).rounded())
  let whole = thousandths / 1000
  var text = String(whole)
  let rest = thousandths % 1000
  if rest != 0 {
    var digits = String(rest)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    text += "." + digits
  }
  return points < 0 && thousandths != 0 ? "−" + text : text
}
