import type {ReactNode} from 'react';
import clsx from 'clsx';
import {checkText, PropError} from '../props';
import styles from './styles.module.css';

export interface Props {
  title?: string;
  /** A code block, optionally with an explanation. */
  children: ReactNode;
}

type Kind = 'Valid' | 'Invalid';

const iconPaths: Readonly<Record<Kind, string>> = {
  Valid: 'M4 9.5 7.5 13 14 5.5',
  Invalid: 'M5 5l8 8M13 5l-8 8',
};

/** Renders the figure for `ValidExample` and `InvalidExample`, with a caption that starts with the kind. */
export default function Example({kind, title, children}: Props & {kind: Kind}): ReactNode {
  const component = `${kind}Example`;
  const caption = title === undefined ? undefined : checkText(component, 'title', title);
  if (children === undefined) {
    throw new PropError(component, 'children', children, 'a code block between the tags, with blank lines around it');
  }
  return (
    <figure className={clsx(styles.example, kind === 'Valid' ? styles.valid : styles.invalid)}>
      <figcaption className={styles.caption}>
        <svg
          aria-hidden="true"
          className={styles.icon}
          width="18"
          height="18"
          viewBox="0 0 18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round">
          <path d={iconPaths[kind]} />
        </svg>
        <span>
          <strong className={styles.label}>{kind}</strong>
          {caption !== undefined && <>: {caption}</>}
        </span>
      </figcaption>
      {children}
    </figure>
  );
}
