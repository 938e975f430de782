// Change: all code blocks have a bar with the language, the title and the buttons, which are always visible. Long samples
// are shortened.
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
      {/* The style sheet shows the language, so that it is no part of the text of the page. */}
      <div className={styles.bar} data-language={metadata.language}>
        {metadata.title && <div className={styles.codeBlockTitle}>{metadata.title}</div>}
        <Buttons />
      </div>
      <Content />
      {lines > maxLines && <ShowAll lines={lines} />}
    </Container>
  );
}
