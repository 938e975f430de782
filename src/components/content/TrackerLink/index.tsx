import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {tracker} from '@site/src/moodle/trackerUrl';

interface Props {
  issue: string;
}

/** Links the key of an issue to the issue in Moodle's tracker. */
export default function TrackerLink({issue}: Props): ReactNode {
  return <Link href={`${tracker}browse/${issue}`}>{issue}</Link>;
}
