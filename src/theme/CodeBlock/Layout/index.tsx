// Change: code blocks with a title have a bar with the title and the buttons, which are always visible. Long samples are
// shortened.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import ShowAll from '@site/src/components/site/ShowAll';
import {countLines} from '../Content/licence';
import styles from './styles.module.css';

/** Samples with more lines are shortened. */
const maxLines = 40;

/** Renders a code block: its title bar, its code and, below long samples, the button that shows all lines. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const lines = countLines(metadata.code);
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      <div className={metadata.title ? styles.bar : styles.buttons}>
        {metadata.title && <div className={styles.codeBlockTitle}>{metadata.title}</div>}
        <Buttons />
      </div>
      <Content />
      {lines > maxLines && <ShowAll lines={lines} />}
    </Container>
  );
}
