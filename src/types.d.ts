/// <reference types="@docusaurus/module-type-aliases" />

declare module '*.woff2' {
  /** Address of the font file. */
  const url: string;
  export default url;
}

declare module '@generated/page-list/default/pages.json' {
  import type {ListedPage} from '@site/src/plugins/page-list';

  const pages: ListedPage[];
  export default pages;
}
