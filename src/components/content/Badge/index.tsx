import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Colour of the badge; the text must have the same meaning. */
  tone: 'info' | 'warning' | 'neutral';
  children: ReactNode;
}

/** A short label with a border, for use inside sentences, table cells and headings. */
export default function Badge({tone, children}: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
