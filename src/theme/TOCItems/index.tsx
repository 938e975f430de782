import type {ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {usePageSections} from '@site/src/components/site/PageSections';

/** Adds the headings that components show, such as the sections of an upgrade plan, before those of the Markdown page. */
export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const sections = usePageSections();
  return <TOCItems {...props} toc={[...sections, ...toc]} />;
}
