import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Plain text with code between backticks. */
  text: string;
}

/** Renders the text of a prop with its code between backticks, because MDX does not process Markdown in props. */
export default function CodeText({text}: Props): ReactNode {
  // Because of the capturing group, the pieces with an odd index are code.
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
