import type {ReactNode} from 'react';
import Example, {type Props} from '../Example';

/** Renders a figure with an example of incorrect code. */
export default function InvalidExample(props: Props): ReactNode {
  return <Example kind="Invalid" {...props} />;
}
