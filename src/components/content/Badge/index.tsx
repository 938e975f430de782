import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /**
   * Colour of the badge: `info` for what is new, `warning` for what is deprecated or limited, `danger` for what is removed,
   * `success` for what is supported, and `neutral` for all else. The text must say the same, because not every reader sees
   * the colour.
   */
  tone: 'info' | 'warning' | 'danger' | 'success' | 'neutral';
  children: ReactNode;
}

/** Renders a short label, for use inside sentences, table cells and headings. */
export default function Badge({tone, children}: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
