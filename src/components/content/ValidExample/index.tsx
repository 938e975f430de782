import type {ReactNode} from 'react';
import Example, {type Props} from '../Example';

/**
 * A figure with an example of correct code.
 *
 * @throws PropError if there are no children, or if the title is empty.
 */
export default function ValidExample(props: Props): ReactNode {
  return <Example kind="Valid" {...props} />;
}
