import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Plain text, in which backticks set off code as they do in Markdown. */
  text: string;
}

/** Text of a prop, which Markdown leaves alone, with what stands between backticks drawn as code. */
export default function CodeText({text}: Props): ReactNode {
  // An odd piece is what the group has caught: the code between two backticks.
  return text.split(/`([^`]+)`/).map((piece, index) =>
    index % 2 === 1 ? (
      <code key={index} className={styles.code}>
        {piece}
      </code>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
