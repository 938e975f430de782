import {useRef, type ReactNode} from 'react';
import {useOverflow} from '@site/src/components/viewport/useOverflow';
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
  const scrolls = useOverflow(frame);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': `${label}, scrolls sideways`})}>
      {children}
    </div>
  );
}
