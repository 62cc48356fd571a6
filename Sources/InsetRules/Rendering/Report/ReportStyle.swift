/// The style of report pages; pictures bring their own.
enum ReportStyle {
  static let css = """
    :root { color-scheme: light dark; --ink: #1d1d1f; --faint: #6e6e73; --paper: #ffffff; --line: #d2d2d7;
      --error: #d70015; --warning: #b25000; --link: #0066cc; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f5f5f7; --faint: #98989d; --paper: #1c1c1e; --line: #424245;
      --error: #ff6961; --warning: #ffb340; --link: #4da3ff; } }
    body { margin: 0 auto; padding: 1.5rem; max-width: 70rem; background: var(--paper); color: var(--ink);
      font: 15px/1.5 -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
    a { color: var(--link); } code, pre { font: 13px/1.4 ui-monospace, Menlo, Consolas, "Liberation Mono", monospace; }
    h2 { margin: 2.5rem 0 0.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
    .headline { font-weight: 600; } .remark, .place, caption { color: var(--faint); }
    .scrolls { overflow-x: auto; } table { border-collapse: collapse; margin: 0.75rem 0; font-size: 13px; }
    caption { text-align: left; padding-bottom: 0.25rem; }
    th, td { text-align: left; padding: 0.15rem 0.9rem 0.15rem 0; border-bottom: 1px solid var(--line);
      font-variant-numeric: tabular-nums; white-space: nowrap; font-weight: normal; }
    thead th { color: var(--faint); }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; } .pictures svg { max-width: 100%; height: auto; }
    .tree, .tree ul { list-style: none; padding-left: 1.2rem; } .tree { padding-left: 0; }
    .unread { color: var(--error); }
    .findings li { margin: 0.5rem 0; } .severity { font-weight: 600; }
    .severity-error { color: var(--error); } .severity-warning { color: var(--warning); }
    """
}
