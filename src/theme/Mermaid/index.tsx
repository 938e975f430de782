import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import ScrollFrame from '@site/src/components/site/ScrollFrame';
import {useNearViewport} from '@site/src/components/viewport/useNearViewport';
import styles from './styles.module.css';

/**
 * Renders diagrams at a readable size, in a frame that scrolls if they are too wide. Mermaid is larger than the page,
 * so diagrams are only rendered when they are near the viewport.
 */
export default function MermaidWrapper(props: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    const onBeforePrint = () => setIsPrinting(true);
    window.addEventListener('beforeprint', onBeforePrint);
    return () => window.removeEventListener('beforeprint', onBeforePrint);
  }, []);

  return (
    <ScrollFrame label="Diagram">
      {/* The scroll frame observes the size of its children, so it needs a child before the diagram is rendered. */}
      <div ref={frame}>
        {isNear || isPrinting ? (
          <Mermaid {...props} />
        ) : (
          // The source is printed if the diagram is not rendered in time.
          <pre className={styles.source} hidden>
            {props.value}
          </pre>
        )}
      </div>
    </ScrollFrame>
  );
}
