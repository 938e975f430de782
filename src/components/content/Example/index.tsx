import type {ReactNode} from 'react';
import clsx from 'clsx';
import {checkText, PropError} from '../props';
import styles from './styles.module.css';

export interface Props {
  /** What the example shows, in a few words. */
  title?: string;
  /** The example: a code block and, if need be, a word about it. */
  children: ReactNode;
}

type Kind = 'Valid' | 'Invalid';

const iconPaths: Readonly<Record<Kind, string>> = {
  Valid: 'M4 9.5 7.5 13 14 5.5',
  Invalid: 'M5 5l8 8M13 5l-8 8',
};

/**
 * What `ValidExample` and `InvalidExample` share: a figure whose caption says in words which of the two it is.
 *
 * @throws PropError if there is nothing inside, or the title is empty.
 */
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
