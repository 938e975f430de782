import type {CSSProperties, ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import {diagramFontSize} from '@site/src/markdown/diagrams/mermaidOptions';
import ScrollFrame from '../ScrollFrame';
import {browserOptions, withTokens} from './tokenColours';
import diagram from '../Diagram/styles.module.css';

interface Props {
  source: string;
  title: string;
}

/** The source, while there is no drawing. It has the class that the Markdown copy of the page reads the language from. */
function Source({source}: Pick<Props, 'source'>): ReactNode {
  return <pre className="language-mermaid">{source}</pre>;
}

function Rendered({source, title}: Props): ReactNode {
  const result = useMermaidRenderResult({text: source, config: browserOptions});
  if (!result) {
    return <Source source={source} />;
  }
  const [, width] = /viewBox="\S+ \S+ (\S+) /.exec(result.svg) ?? [];
  const style = width !== undefined && {'--width': `${(Number(width) / diagramFontSize).toFixed(1)}rem`};
  // The labels are read as text, and the type of the diagram in the code has no name that people know.
  const svg = withTokens(result.svg).replace(/^<svg([^>]*?) role="[^"]*" aria-roledescription="[^"]*"/, '<svg$1');
  return (
    <div
      className={diagram.diagram}
      style={style as CSSProperties}
      role="group"
      aria-label={title === '' ? 'Diagram' : `Diagram: ${title}`}
      dangerouslySetInnerHTML={{__html: svg}}
    />
  );
}

/**
 * Renders a diagram that has no drawing in `data/diagrams`, as soon as Mermaid has loaded. Until then, and if Mermaid cannot
 * be loaded, for example without a network, readers see the source.
 */
export default function MermaidDiagram(props: Props): ReactNode {
  return (
    <ScrollFrame label="Diagram">
      <ErrorBoundary fallback={() => <Source source={props.source} />}>
        <Rendered {...props} />
      </ErrorBoundary>
    </ScrollFrame>
  );
}
