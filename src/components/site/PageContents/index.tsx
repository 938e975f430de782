import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCCollapsible from '@theme/TOCCollapsible';

/** Shows the contents of a docs page below its title, unless the page has none or hides them. Wide screens have them beside the text. */
export default function PageContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    !frontMatter.hide_table_of_contents &&
    toc.length > 0 && (
      <TOCCollapsible
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
        className={ThemeClassNames.docs.docTocMobile}
      />
    )
  );
}
