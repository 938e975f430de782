import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Plain text with code between backticks. */
  text: string;
}

/** Renders code between backticks in the text of a prop, where Markdown is not processed. */
export default function CodeText({text}: Props): ReactNode {
  // Pieces with an odd index are the code, which the group of the pattern captures.
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
