import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  /** Key of an issue, such as `MDL-12345`. */
  issue: string;
}

/** Links the key of an issue to the issue in Moodle's tracker. */
export default function TrackerLink({issue}: Props): ReactNode {
  return <Link href={`https://tracker.moodle.org/browse/${issue}`}>{issue}</Link>;
}
