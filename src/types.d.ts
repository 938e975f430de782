/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-pwa" />

declare module '*.woff2' {
  /** URL of the font file. */
  const url: string;
  export default url;
}

declare module '@generated/page-list/default/pages.json' {
  import type {ListedPage} from '@site/src/search/types';

  const pages: ListedPage[];
  export default pages;
}

declare module '@generated/api-index/default/indexes.json' {
  import type {Indexes} from '@site/src/moodle/symbols/apiIndex';

  const indexes: Indexes;
  export default indexes;
}

declare module '@api-index/Entries' {
  export {default} from '@site/src/components/content/ApiIndex/LoadedEntries';
}

declare module '@generated/upgrade-planner/default/changes.json' {
  import type {PackedRelease} from '@site/src/moodle/upgrade/pack';

  const releases: PackedRelease[];
  export default releases;
}

declare module '@generated/error-catalogue/default/index.json' {
  import type {ErrorData} from '@site/src/errors/catalogue';

  const data: ErrorData;
  export default data;
}

declare module '@generated/error-catalogue/default/entries.json' {
  import type {ErrorEntry} from '@site/src/errors/catalogue';

  const areas: readonly {area: string; entries: readonly ErrorEntry[]}[];
  export default areas;
}

declare module '@generated/error-catalogue/default/details-*.json' {
  import type {MessageDetails} from '@site/src/errors/catalogue';

  const details: readonly MessageDetails[];
  export default details;
}

declare module '@generated/release-feed/default/versions.json' {
  import type {Version} from '@site/src/moodle/types';

  const versions: readonly Version[];
  export default versions;
}

/** The search engine of the build. The hosted engine is compatible with the type of the embedded one. */
declare module '@generated/search-engine/default/engine' {
  export {openEngine} from '@site/src/search/embedded/client';
}

declare module '@generated/search-engine/default/account.json' {
  import type {HostedSearch} from '@site/src/search/hosted/account';

  const account: HostedSearch;
  export default account;
}
