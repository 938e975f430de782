import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What a report should contain. Readers fill in the lines. */
const lines = ['Page:', 'What I wanted to do:', 'What happened:', 'Browser and assistive technology:'];

interface Props {
  children: ReactNode;
}

/** Links to a new issue in the repository that is prepared for the report of an accessibility barrier. */
export default function BarrierLink({children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const query = new URLSearchParams({title: 'Accessibility barrier', body: lines.join('\n\n')});
  return <Link href={`${String(siteConfig.customFields?.newIssueUrl)}?${query.toString()}`}>{children}</Link>;
}
