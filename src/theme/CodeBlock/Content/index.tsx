// Change: the stock component highlights in the browser what the build has highlighted already, and hydrates an element
// for each token. Ours keeps the lines of the page as they came, and loads the highlighter only for samples that did
// not come with the page: those of pages that the reader turns to.
import {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {htmlEscape} from 'escape-goat';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCodeBlockContext, type CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {highlightNow, loadHighlighter} from '@site/src/framework/highlighting/serverHighlighter';
import type {Props} from '@theme/CodeBlock/Content';
import styles from './styles.module.css';

/** What React puts into an element. It does so again for every new object, whatever that holds. */
interface Html {
  __html: string;
}

/** HTML of the whole sample. The line break at the end of a line is what a reader copies. */
function htmlOf({lineClassNames, lineNumbersStart}: CodeBlockMetadata, lines: readonly string[]): Html {
  const __html = lines
    .map((line, index) => {
      const numbered = lineNumbersStart === undefined ? undefined : styles.line;
      const content =
        numbered === undefined
          ? line
          : `<span class="${styles.number}"></span><span class="${styles.text}">${line}</span>`;
      return `<div class="${clsx('token-line', lineClassNames[index], numbered)}">${content}<br></div>`;
    })
    .join('');
  return {__html};
}

/** Number of lines, from which the browser knows how high a sample is before it has laid it out. */
function heightOf(code: string): CSSProperties {
  return {'--lines': code.split('\n').length} as CSSProperties;
}

/** The lines of a sample. What it shows is never replaced by something else: for other code it takes another one. */
function Code({metadata, isWrapped}: {metadata: CodeBlockMetadata; isWrapped: boolean}): ReactNode {
  const {code, language, lineNumbersStart} = metadata;
  const element = useRef<HTMLElement>(null);
  const isBrowser = useIsBrowser();
  const [html, setHtml] = useState(() => {
    const plain = isBrowser ? code.split('\n').map((line) => htmlEscape(line)) : undefined;
    const lines = highlightNow(code, language) ?? plain;
    // While React takes over a page, the lines stand there already, and it leaves them alone.
    return lines ? htmlOf(metadata, lines) : {__html: ''};
  });

  useEffect(() => {
    if (!isBrowser && element.current?.hasChildNodes()) {
      return undefined;
    }
    let current = true;
    void loadHighlighter().then(
      () => {
        const lines = current && highlightNow(code, language);
        if (lines) {
          setHtml(htmlOf(metadata, lines));
        }
      },
      // Without it the sample is whole, and plain.
      () => undefined,
    );
    return () => {
      current = false;
    };
    // Once for each sample, as the component is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <code
      ref={element}
      className={clsx(styles.lines, lineNumbersStart !== undefined && styles.numbered, isWrapped && styles.wrapped)}
      style={lineNumbersStart === undefined ? undefined : {counterReset: `line-count ${lineNumbersStart - 1}`}}
      suppressHydrationWarning
      // Escaped by the highlighter.
      dangerouslySetInnerHTML={html}
    />
  );
}

/** A sample of code, within its frame. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef, isEnabled},
  } = useCodeBlockContext();
  const {code, language} = metadata;
  return (
    <pre
      ref={codeBlockRef}
      // A sample that is wider than the page is scrolled with the keyboard, too.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      style={heightOf(code)}
      className={clsx(className, 'prism-code', `language-${language}`, styles.block, 'thin-scrollbar')}>
      <Code key={`${language} ${code}`} metadata={metadata} isWrapped={isEnabled} />
    </pre>
  );
}
