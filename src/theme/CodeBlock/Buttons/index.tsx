import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme-original/CodeBlock/Buttons';
import type {Props} from '@theme/CodeBlock/Buttons';
import {useNearViewport} from '@site/src/components/hooks/useNearViewport';

/**
 * Renders the buttons of a code block when it is near the viewport. The stock component renders all buttons of a page
 * at once after hydration, which blocks phones for a while.
 */
export default function ButtonsWrapper(props: Props): ReactNode {
  const {wordWrap} = useCodeBlockContext();
  return useNearViewport(wordWrap.codeBlockRef) && <Buttons {...props} />;
}
