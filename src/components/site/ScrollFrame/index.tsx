import {useRef, type ReactNode} from 'react';
import {useOverflow} from '@site/src/components/viewport/useOverflow';
import styles from './styles.module.css';

interface Props {
  /** Kind of content for screen readers, such as `Table` or `Diagram`. */
  label: string;
  children: ReactNode;
}

/**
 * Renders a frame that scrolls sideways if its content is too wide. It is only a tab stop while there is something to
 * scroll.
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
