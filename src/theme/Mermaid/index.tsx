// Change: renders nothing. The Markdown components of every page contain this component, but only pages with a diagram that
// has no drawing need Mermaid, and `src/markdown/diagrams` imports `MermaidDiagram` there.

/** Takes the place of the stock component. */
export default function Mermaid(): null {
  return null;
}
