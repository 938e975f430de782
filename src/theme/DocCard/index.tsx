import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme-original/DocCard';
import type {Props} from '@theme/DocCard';

/** Describes a category by the description of its page. The stock card shows the number of its items. */
export default function DocCardWrapper({item}: Props): ReactNode {
  const {docs} = useDocsVersion();
  if (item.type !== 'category') {
    return <DocCard item={item} />;
  }
  // The address of an index page ends with a slash.
  const path = item.href?.replace(/\/$/, '');
  const page = Object.values(docs).find(({id}) => path?.endsWith(`/${id.replace(/\/index$/, '')}`));
  return <DocCard item={{...item, description: item.description ?? page?.description}} />;
}
