import type {ReactNode} from 'react';
import Example, {type Props} from '../Example';

/**
 * A figure, labelled "Valid", around a sample of how it should be written.
 *
 * @throws PropError if there is nothing inside, or the title is empty.
 */
export default function ValidExample(props: Props): ReactNode {
  return <Example kind="Valid" {...props} />;
}
