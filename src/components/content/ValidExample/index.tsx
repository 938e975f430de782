import type {ReactNode} from 'react';
import Example, {type Props} from '../Example';

/** Renders a figure with an example of correct code. */
export default function ValidExample(props: Props): ReactNode {
  return <Example kind="Valid" {...props} />;
}
