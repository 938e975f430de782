import type {ReactNode} from 'react';
import ScrollFrame from '../ScrollFrame';
import styles from './styles.module.css';

interface Props {
  drawing: string;
  /** Mermaid source, which the Markdown copy of the page contains. */
  source: string;
}

/**
 * Renders a diagram in a frame that scrolls if the diagram is too wide. `src/markdown/diagrams` puts the drawing into the
 * page, so no script is needed.
 */
export default function Diagram({drawing, source}: Props): ReactNode {
  return (
    <ScrollFrame label="Diagram">
      <div className={styles.diagram} dangerouslySetInnerHTML={{__html: drawing}} />
      <pre hidden>{source}</pre>
    </ScrollFrame>
  );
}
