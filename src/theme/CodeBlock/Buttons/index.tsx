import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme-original/CodeBlock/Buttons';
import type {Props} from '@theme/CodeBlock/Buttons';
import {useNear} from '@site/src/components/viewport/useNear';

/**
 * The stock component draws the buttons of all samples in one go as soon as the page has started, for which a phone does
 * not answer for a while. Those of a sample are drawn when the reader comes near.
 */
export default function ButtonsWrapper(props: Props): ReactNode {
  const {wordWrap} = useCodeBlockContext();
  return useNear(wordWrap.codeBlockRef) && <Buttons {...props} />;
}
