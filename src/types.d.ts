/// <reference types="@docusaurus/module-type-aliases" />

declare module '*.woff2' {
  /** Address of the font file. */
  const url: string;
  export default url;
}

declare module '@generated/page-list/default/pages.json' {
  const pages: import('./plugins/page-list').ListedPage[];
  export default pages;
}
