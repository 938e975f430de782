// Change: the stock component measures each code block when the page loads, which forces a layout every time. Ours uses
// a `ResizeObserver` to find out whether lines are too long (`useWordWrap`). The title bar also shows the platform
// releases that a sample ran on, which `src/markdown/proofMarks.ts` adds to the attributes.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {useWordWrap} from '@site/src/components/hooks/useWordWrap';
import Layout from '@theme/CodeBlock/Layout';
import styles from './styles.module.css';
import type {Props} from '@theme/CodeBlock/Content/String';

/** Renders a code block with a string as its content. */
export default function CodeBlockString(props: Props): ReactNode {
  const {children, className, metastring, language, title, showLineNumbers} = props;
  const {
    prism: {magicComments, defaultLanguage},
  } = useThemeConfig();
  const metadata = createCodeBlockMetadata({
    code: children,
    className,
    metastring,
    magicComments,
    defaultLanguage,
    language,
    title,
    showLineNumbers,
  });
  const releases = /(?:^| )ran="([^"]+)"/.exec(metastring ?? '')?.[1];
  const raises = /(?:^| )raises(?: |$)/.test(metastring ?? '');
  const shown = metadata.title
    ? {
        ...metadata,
        title: (
          <>
            {/* A long path loses its start, so its direction is reversed, but not that of its text. */}
            <span className={styles.file}>
              <bdi>{metadata.title}</bdi>
            </span>{' '}
            {releases !== undefined && (
              <span
                className={styles.ran}
                title={`This sample ${raises ? 'raised the message of this page' : 'ran without errors'} on Moodle ${releases}.`}>
                {raises ? 'Reproduced' : 'Ran'} on {releases}
              </span>
            )}
          </>
        ),
      }
    : metadata;
  const wordWrap = useWordWrap(metadata.code);
  return (
    <CodeBlockContextProvider metadata={shown} wordWrap={wordWrap}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
