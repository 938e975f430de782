import type {ReactNode} from 'react';
import StringContent from '@theme/CodeBlock/Content/String';
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';

/**
 * The stock component draws each block a second time after hydration, since it has colours inline that depend on the
 * mode. Ours come from classes, so a block of text is drawn once.
 */
export default function CodeBlockWrapper({children, ...props}: Props): ReactNode {
  return typeof children === 'string' ? (
    <StringContent {...props}>{children}</StringContent>
  ) : (
    <CodeBlock {...props}>{children}</CodeBlock>
  );
}
