import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme-original/DocCard';
import type {Props} from '@theme/DocCard';
import {isCategoryPage} from '@site/src/patches/route-splitting/categoryPage';

/** Describes a category by the description of its page. The stock card shows the number of its items. */
export default function DocCardWrapper({item}: Props): ReactNode {
  const {docs} = useDocsVersion();
  if (item.type !== 'category') {
    return <DocCard item={item} />;
  }
  const page = Object.values(docs).find(({id}) => isCategoryPage(item.href ?? '', id));
  return <DocCard item={{...item, description: item.description ?? page?.description}} />;
}
