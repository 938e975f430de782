import type {ReactNode} from 'react';
import StringContent from '@theme/CodeBlock/Content/String';
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';

/**
 * Renders code blocks once. The stock component renders them again after hydration because its inline colours depend on
 * the colour mode, while our colours come from classes.
 */
export default function CodeBlockWrapper({children, ...props}: Props): ReactNode {
  return typeof children === 'string' ? (
    <StringContent {...props}>{children}</StringContent>
  ) : (
    <CodeBlock {...props}>{children}</CodeBlock>
  );
}
