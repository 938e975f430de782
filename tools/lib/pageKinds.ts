import {editions} from '../../src/moodle/editions.ts';

/** Returns the route in the oldest edition of a page in the current one. */
export function archived(route: string): string {
  return route.replace('/docs', `/docs/${editions.at(-1)?.name}`);
}

/** One page of every kind on the site. Checks that apply to all pages run on these. */
export const pageKinds = {
  home: '/',
  versions: '/versions',
  'plain Markdown page': '/markdown-page',
  'search with results': '/search?q=tasks&version=all',
  // The address that the search page itself writes, so that it stays the same.
  'search without results': '/search?q=zzqqxxyy&version=current',
  'search without a query': '/search',
  'not found': '/docs/apis/core/dmll',
  'docs page': '/docs/apis/commonfiles',
  'long docs page with tables': '/docs/apis/core/dml',
  category: '/docs/category/subsystems',
  'tag index': '/docs/tags',
  tag: '/docs/tags/xmldb',
  'general page': '/general/community/contribute',
  'notes of a version': '/general/releases/3.10',
  'notes of a point release': '/general/releases/3.9/3.9.3',
  'notes of the app': '/general/app_releases/v1.x',
  components: '/general/documentation/components',
  'archived page': archived('/docs/apis/core/dml/ddl'),
} as const;

export type PageKind = keyof typeof pageKinds;

/** An element that is visible when a page is complete. */
export interface LastPart {
  selector: string;
  /** Text that the element contains. */
  text?: string;
}

/** The part that appears last, for kinds of pages that load content later. */
export const lastParts: Partial<Record<PageKind, LastPart>> = {
  'search with results': {selector: 'main ol h2'},
  'search without results': {selector: 'main [role=status]', text: 'No results'},
  'search without a query': {selector: 'main a', text: 'require_sesskey'},
  'not found': {selector: 'main [role=status] li'},
};
