// Change: the stock component highlights prerendered code again in the browser, and hydrates an element for each token.
// Ours keeps the prerendered HTML, and only loads the highlighter for pages that are opened by client-side navigation.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {htmlEscape} from 'escape-goat';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCodeBlockContext, type CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {highlightNow, loadHighlighter} from '@site/src/patches/highlighting/serverHighlighter';
import {collapsedLicence} from '@site/src/markdown/collapsedLicence';
import type {Props} from '@theme/CodeBlock/Content';
import {findLicenceHeader} from './licence';
import styles from './styles.module.css';

/**
 * Value for `dangerouslySetInnerHTML`. React sets the HTML again for every new object, even if the content is equal.
 */
interface Html {
  __html: string;
}

/**
 * Returns the HTML of a code block. The line breaks are necessary for copying. A licence header is collapsed to a
 * single line, so that samples start with their code, but the Copy button still copies all of it.
 */
function renderLines({code, lineClassNames, lineNumbersStart}: CodeBlockMetadata, lines: readonly string[]): Html {
  const licence = findLicenceHeader(code);
  const __html = lines
    .map((html, index) => {
      if (licence && index > licence.first && index <= licence.last) {
        return '';
      }
      const line =
        index === licence?.first ? `<span class="token comment">${licence.marker} ${collapsedLicence}</span>` : html;
      const lineClass = lineNumbersStart === undefined ? undefined : styles.line;
      const content =
        lineClass === undefined
          ? line
          : `<span class="${styles.number}"></span><span class="${styles.text}">${line}</span>`;
      return `<span class="${clsx('token-line', lineClassNames[index], lineClass)}">${content}<br></span>`;
    })
    .join('');
  return {__html};
}

/**
 * Prerendered code blocks by language and code. Docusaurus tabs mount their content again after hydration. The new
 * block reuses the HTML of the first one, so that it doesn't have to load the highlighter.
 */
const prerendered = new Map<string, HTMLElement>();

interface CodeProps {
  metadata: CodeBlockMetadata;
  id: string;
  isWrapped: boolean;
}

/**
 * Renders the lines of a code block. The code must not change, so render it with a different key for different code.
 */
function Code({metadata, id, isWrapped}: CodeProps): ReactNode {
  const {code, language, lineNumbersStart} = metadata;
  const element = useRef<HTMLElement>(null);
  const isBrowser = useIsBrowser();
  const [existing] = useState(() => (isBrowser ? prerendered.get(id)?.innerHTML : undefined));
  const [html, setHtml] = useState(() => {
    if (existing !== undefined) {
      return {__html: existing};
    }
    const plainLines = isBrowser ? code.split('\n').map((line) => htmlEscape(line)) : undefined;
    const lines = highlightNow(code, language) ?? plainLines;
    // During hydration, React keeps the prerendered lines.
    return lines ? renderLines(metadata, lines) : {__html: ''};
  });

  useEffect(() => {
    if (existing !== undefined) {
      return undefined;
    }
    if (!isBrowser && element.current?.hasChildNodes()) {
      prerendered.set(id, element.current);
      return () => {
        prerendered.delete(id);
      };
    }
    let isMounted = true;
    void loadHighlighter().then(
      () => {
        const lines = isMounted && highlightNow(code, language);
        if (lines) {
          setHtml(renderLines(metadata, lines));
        }
      },
      // Without the highlighter, the code stays readable as plain text.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
    // Code and metadata never change.
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

/** Renders the content of a code block. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef, isEnabled, isCodeScrollable},
  } = useCodeBlockContext();
  const {code, language} = metadata;
  const id = `${language} ${code}`;
  return (
    <pre
      ref={codeBlockRef}
      // Wide code blocks can be scrolled with the keyboard. Others are no tab stops.
      {...(isCodeScrollable &&
        !isEnabled && {
          tabIndex: 0,
          role: 'group',
          'aria-label': `Code in ${language}, scrolls sideways`,
        })}
      className={clsx(className, 'prism-code', `language-${language}`, styles.block, 'thin-scrollbar')}>
      <Code key={id} id={id} metadata={metadata} isWrapped={isEnabled} />
    </pre>
  );
}
