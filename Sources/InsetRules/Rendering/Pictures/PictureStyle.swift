/// The colours and fonts of pictures, for light and dark surroundings: nothing is fetched. Colours are written out, since
/// viewers of SVG files know no variables.
enum PictureStyle {
  private struct Palette {
    let ink, faint, paper, screen, view, bar, inset, hidden, blank: String
  }

  private static let light = Palette(
    ink: "#1d1d1f", faint: "#6e6e73", paper: "#ffffff", screen: "#f5f5f7", view: "#ffffff", bar: "#8e8e93",
    inset: "#0066cc", hidden: "#d70015", blank: "#b25000")
  private static let dark = Palette(
    ink: "#f5f5f7", faint: "#98989d", paper: "#1c1c1e", screen: "#2c2c2e", view: "#3a3a3c", bar: "#aeaeb2",
    inset: "#4da3ff", hidden: "#ff6961", blank: "#ffb340")

  static let css = """
    .inset-picture text { font: 12px -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; stroke: none; }
    .inset-picture .drawing * { vector-effect: non-scaling-stroke; }
    .inset-picture .heading { font-size: 14px; font-weight: 600; }
    .inset-picture .screen, .inset-picture .edge { stroke-width: 2; }
    .inset-picture .edge, .inset-picture .line, .inset-picture .measure { fill: none; }
    .inset-picture .measure { stroke-width: 1.5; }
    .inset-picture .dimmed { fill-opacity: 0.35; }
    .inset-picture .view { fill-opacity: 0.6; stroke-dasharray: 3 3; }
    .inset-picture .scroll, .inset-picture .focus { stroke-width: 1.5; }
    .inset-picture .row { stroke-opacity: 0.45; stroke-width: 0.75; }
    .inset-picture .bar { fill-opacity: 0.32; }
    .inset-picture .indicator { fill-opacity: 0.55; }
    .inset-picture .inset { fill-opacity: 0.16; }
    .inset-picture .line { stroke-width: 0.75; }
    .inset-picture .stripes-hidden, .inset-picture .stripes-blank { stroke-width: 2; }
    .inset-picture .label-hidden, .inset-picture .label-blank { font-weight: 600; }
    \(rules(light))
    @media (prefers-color-scheme: dark) {
    \(rules(dark))
    }
    """

  private static func rules(_ palette: Palette) -> String {
    let rules = [
      ("text", "fill: \(palette.ink)"), (".paper", "fill: \(palette.paper)"),
      (".screen", "fill: \(palette.screen)"), (".edge", "stroke: \(palette.ink)"),
      (".dimmed", "fill: \(palette.faint)"), (".view", "fill: \(palette.view); stroke: \(palette.faint)"),
      (".scroll", "fill: \(palette.view); stroke: \(palette.inset)"), (".focus", "stroke: \(palette.ink)"),
      (".row", "stroke: \(palette.faint)"), (".bar", "fill: \(palette.bar); stroke: \(palette.bar)"),
      (".indicator", "fill: \(palette.ink)"), (".inset", "fill: \(palette.inset)"),
      (".measure", "stroke: \(palette.inset)"), (".line", "stroke: \(palette.faint)"),
      (".stripes-hidden", "stroke: \(palette.hidden)"),
      (".stripes-blank", "stroke: \(palette.blank)"), (".path", "fill: \(palette.faint)"),
      (".label-bar", "fill: \(palette.faint)"), (".label-inset", "fill: \(palette.inset)"),
      (".label-hidden", "fill: \(palette.hidden)"), (".label-blank", "fill: \(palette.blank)"),
    ]
    return rules.map { ".inset-picture \($0.0) { \($0.1); }" }.joined(separator: "\n")
  }
}
