import type {ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {usePageSections} from '@site/src/components/site/PageSections';

/**
 * Adds the headings that components show, such as the sections of an upgrade plan, before those of the Markdown page, and
 * lets names wrap after namespaces, classes, folders and words, but not inside words.
 */
export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const items = [...usePageSections(), ...toc].map((item) => ({
    ...item,
    value: item.value.replaceAll(/(<[^>]*>)|\\|::|[/_]/g, (part, tag) => (tag ? part : `${part}<wbr>`)),
  }));
  return <TOCItems {...props} toc={items} />;
}
