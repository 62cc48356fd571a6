/// The colours and fonts of pictures, for light and dark surroundings: nothing is fetched.
enum PictureStyle {
  static let css = """
    .inset-picture { font: 12px -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
      --ink: #1d1d1f; --faint: #86868b; --paper: #ffffff; --screen: #f5f5f7; --view: #ffffff; --bar: #8e8e93;
      --inset: #0066cc; --hidden: #d70015; --blank: #b25000; }
    .inset-picture .paper { fill: var(--paper); }
    .inset-picture .screen { fill: var(--screen); stroke: var(--ink); stroke-width: 2; }
    .inset-picture .dimmed { fill: var(--faint); fill-opacity: 0.35; }
    .inset-picture .view { fill: var(--view); fill-opacity: 0.6; stroke: var(--faint); stroke-dasharray: 3 3; }
    .inset-picture .scroll { fill: var(--view); stroke: var(--inset); stroke-width: 1.5; }
    .inset-picture .focus { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: none; }
    .inset-picture .row { stroke: var(--faint); stroke-opacity: 0.45; stroke-width: 0.75; }
    .inset-picture .bar { fill: var(--bar); fill-opacity: 0.32; stroke: var(--bar); }
    .inset-picture .indicator { fill: var(--ink); fill-opacity: 0.55; }
    .inset-picture .inset { fill: var(--inset); fill-opacity: 0.16; }
    .inset-picture .line { fill: none; stroke: var(--faint); stroke-width: 0.75; }
    .inset-picture .stripes-hidden { stroke: var(--hidden); stroke-width: 2; }
    .inset-picture .stripes-blank { stroke: var(--blank); stroke-width: 2; }
    .inset-picture text { fill: var(--ink); stroke: none; }
    .inset-picture .heading { font-size: 14px; font-weight: 600; }
    .inset-picture .path { fill: var(--faint); }
    .inset-picture .label-bar { fill: var(--faint); }
    .inset-picture .label-inset { fill: var(--inset); }
    .inset-picture .label-hidden { fill: var(--hidden); font-weight: 600; }
    .inset-picture .label-blank { fill: var(--blank); font-weight: 600; }
    @media (prefers-color-scheme: dark) {
      .inset-picture { --ink: #f5f5f7; --faint: #98989d; --paper: #1c1c1e; --screen: #2c2c2e; --view: #3a3a3c;
        --bar: #aeaeb2; --inset: #4da3ff; --hidden: #ff6961; --blank: #ffb340; }
    }
    """
}
