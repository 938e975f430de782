// Change: the stock component measures all samples while the page starts, each of which lays the page out. Ours is told
// by the browser whether lines are too long (`useWordWrap`).
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {useWordWrap} from '@site/src/framework/highlighting/useWordWrap';
import Layout from '@theme/CodeBlock/Layout';
import type {Props} from '@theme/CodeBlock/Content/String';

/** A sample whose text is known. */
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
  const wordWrap = useWordWrap(metadata.code);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
