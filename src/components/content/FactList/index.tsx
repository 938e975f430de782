import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What each fact is called, and what it is; a fact without content is left out. */
  facts: readonly (readonly [name: string, content: ReactNode])[];
}

/** Facts about one thing, in a frame: names on one side, what is on record on the other. */
export default function FactList({facts}: Props): ReactNode {
  return (
    <dl className={styles.list}>
      {facts
        .filter(([, content]) => content !== undefined)
        .map(([name, content]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
