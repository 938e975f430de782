import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';

/** Adds a meta description to the list of tags, because the theme doesn't set one. */
export default function DocTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="All topics in this documentation, in alphabetical order, with the number of pages for each." />
      <DocTagsListPage {...props} />
    </>
  );
}
