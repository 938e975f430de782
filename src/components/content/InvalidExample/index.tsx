import type {ReactNode} from 'react';
import Example, {type Props} from '../Example';

/**
 * A figure, labelled "Invalid", around a sample of how it should not be written.
 *
 * @throws PropError if there is nothing inside, or the title is empty.
 */
export default function InvalidExample(props: Props): ReactNode {
  return <Example kind="Invalid" {...props} />;
}
