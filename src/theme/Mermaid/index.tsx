import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import ScrollFrame from '@site/src/components/site/ScrollFrame';
import {useNear} from '@site/src/components/viewport/useNear';
import styles from './styles.module.css';

/**
 * Diagrams keep the size at which their text can be read, and scroll where that is too wide. They are drawn when the
 * reader comes near, as the program that draws them is larger than the page.
 */
export default function MermaidWrapper(props: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const [isPrinted, setIsPrinted] = useState(false);

  useEffect(() => {
    const draw = () => setIsPrinted(true);
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, []);

  return (
    <ScrollFrame label="Diagram">
      {/* Drawn in the browser, so there has to be an element from the start whose size can be watched. */}
      <div ref={frame}>
        {isNear || isPrinted ? (
          <Mermaid {...props} />
        ) : (
          // Who prints before a diagram is drawn has at least what it says.
          <pre className={styles.source} hidden>
            {props.value}
          </pre>
        )}
      </div>
    </ScrollFrame>
  );
}
