import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name and content of each fact. Facts without content are left out. */
  facts: readonly (readonly [name: string, content: ReactNode])[];
}

/** Renders a framed list of facts, with names and contents side by side. */
export default function FactList({facts}: Props): ReactNode {
  return (
    <dl className={styles.list}>
      {facts
        .filter(([, content]) => content !== undefined && content !== false)
        .map(([name, content]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
