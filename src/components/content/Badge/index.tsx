import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Colour of the badge. The text must say the same, because not every reader sees the colour. */
  tone: 'info' | 'warning' | 'neutral';
  children: ReactNode;
}

/** Renders a short label with a border, for use inside sentences, table cells and headings. */
export default function Badge({tone, children}: Props): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
