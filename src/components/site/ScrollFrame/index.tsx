import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useOverflow} from '@site/src/components/hooks/useOverflow';
import styles from './styles.module.css';

interface Props {
  /** Kind of content for screen readers, such as `Table` or `Diagram`. */
  label: string;
  children: ReactNode;
}

/**
 * Renders a frame that scrolls sideways if its content is too wide. Its right edge is shaded until the reader has scrolled
 * to the end. It is only a tab stop while there is something to scroll.
 */
export default function ScrollFrame({label, children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  const [isAtEnd, setIsAtEnd] = useState(false);

  return (
    <div
      ref={frame}
      className={clsx(styles.frame, scrolls && !isAtEnd && styles.shaded)}
      // Positions are fractions of a pixel on dense screens.
      onScroll={({currentTarget: {scrollLeft, clientWidth, scrollWidth}}) =>
        setIsAtEnd(scrollLeft + clientWidth >= scrollWidth - 1)
      }
      {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': `${label}, scrolls sideways`})}>
      {children}
    </div>
  );
}
