import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What is inside, as a screen reader announces it: `Table` or `Diagram`. */
  label: string;
  children: ReactNode;
}

/**
 * A frame that scrolls sideways when what it holds is wider than the text. It can be reached by keyboard while
 * there is something to scroll, and only then.
 *
 * @param props - See `Props`.
 */
export default function ScrollFrame({label, children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    // What is inside may come later than the frame, and grow.
    [element, ...element.children].forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': `${label}, scrolls sideways`})}>
      {children}
    </div>
  );
}
