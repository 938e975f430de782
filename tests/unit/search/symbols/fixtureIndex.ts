import type {RenderedPage} from '../../../../src/finish/search-index/searchPageOf.ts';
import type {IndexEntry} from '../../../../src/moodle/symbols/apiIndex.ts';
import {writeSymbolFiles, type SymbolSources} from '../../../../src/finish/search-index/symbols.ts';

/** Creates an entry of the API index. */
export function entry(kind: string, name: string, changes: Partial<IndexEntry> = {}): IndexEntry {
  return {
    anchor: `${kind.toLowerCase()}-${name}`,
    kind,
    name,
    before: '',
    after: '',
    facts: '',
    component: 'core',
    deprecated: '',
    pages: [],
    explained: 0,
    more: 0,
    ...changes,
  };
}

/** Creates a page from the heading of each section and the code in its text. */
export function page(path: string, sections: readonly [heading: string, code: string][]): RenderedPage {
  return {
    path,
    language: 'en-AU',
    tag: 'docs-default-current',
    title: path,
    description: '',
    breadcrumbs: [],
    topics: [],
    keywords: '',
    sections: sections.map(([heading, code]) => ({
      heading,
      anchor: heading.toLowerCase().replaceAll(' ', '-'),
      pieces: [{kind: 'code', text: code}],
    })),
    links: [],
  };
}

/** Creates sources with the entries of the current version and the changes of a test. */
export function sources(entries: readonly IndexEntry[], changes: Partial<SymbolSources> = {}): SymbolSources {
  const repository = 'https://example.org/{page}/v1';
  return {
    versions: [{version: 'current', indexRoute: '/docs/api-index', entries, repository}],
    cards: [],
    steps: {groups: []},
    stepPage: '/general/behat',
    repository,
    ...changes,
  };
}

/** Writes an index and returns a function that fetches its files, and the list of the fetched ones. */
export function fixture(symbols: SymbolSources, pages: readonly RenderedPage[] = []) {
  const files = writeSymbolFiles(symbols, pages);
  const fetched: string[] = [];
  const fetchFile = (path: string): Promise<unknown> => {
    fetched.push(path);
    const content = files.get(path);
    return content === undefined ? Promise.reject(new Error(`no ${path}`)) : Promise.resolve(JSON.parse(content));
  };
  return {files, fetched, fetchFile};
}
