import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import Mermaid from '@theme-original/Mermaid';
import ScrollFrame from '@site/src/components/site/ScrollFrame';
import styles from './styles.module.css';

/** How far from the view a diagram is drawn: a screen, so that readers who scroll find it there. */
const near = '100%';

/**
 * Diagrams keep the size at which their text can be read, and scroll where that is too wide. They are drawn when the
 * reader comes near, as the program that draws them is larger than the page.
 */
export default function MermaidWrapper(props: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    const draw = () => setIsDrawn(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && draw(),
      {
        rootMargin: `${near} 0%`,
      },
    );
    if (frame.current) {
      observer.observe(frame.current);
    }
    window.addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, []);

  return (
    <ScrollFrame label="Diagram">
      {/* Drawn in the browser, so there has to be an element from the start whose size can be watched. */}
      <div ref={frame}>
        {isDrawn ? (
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
