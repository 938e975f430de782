import {addFile, shard, type Files} from './shards.ts';
import type {PageSection, RenderedPage} from './searchPageOf.ts';
import type {IndexEntry} from '../../moodle/symbols/apiIndex.ts';
import type {SymbolCard} from '../../moodle/symbols/card.ts';
import {
  nameKeys,
  stepKey,
  otherSymbolFolder,
  symbolFolder,
  symbolManifestFile,
  type Shards,
  type SymbolEntry,
  type SymbolGroup,
  type SymbolManifest,
  type SymbolRecord,
} from '../../search/symbols/format.ts';

/** Minimum size of a shard in characters. Gzip reduces it to about a fifth. */
const shardSize = 40_000;

/** Release notes mention symbols, but don't explain them. */
const releaseNotes = /\/general\/(?:app_)?releases\//;

/** Content of `data/behat-step-lists/VERSION.json`. */
export interface StepList {
  groups: readonly {file: string; steps: readonly {keyword: string; text: string; deprecated?: string}[]}[];
}

/** The symbols that the pages of a docs version explain. */
export interface VersionSymbols {
  /** Name of the docs version, such as `current`. */
  version: string;
  /** Route of its API index, with base URL. */
  indexRoute: string;
  entries: readonly IndexEntry[];
  /** URL of the platform's repository at this version, as in `src/moodle/editions.ts`. */
  repository: string;
}

export interface SymbolSources {
  versions: readonly VersionSymbols[];
  /** Symbols of the current version, with members. Searches in every version of the docs find the ones that no page explains. */
  cards: readonly SymbolCard[];
  steps: StepList;
  /** URL of the list of Behat steps, with the base URL. The query parameter `q` is added to it. */
  stepPage: string;
  /** URL of the platform's repository at the current version, as in `src/moodle/editions.ts`. */
  repository: string;
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** Returns the anchor of the first section that has a name in its heading or, if there is none, in its inline code. */
function findAnchor(sections: readonly PageSection[], name: string): string {
  const last = name.replace(/^.*(?:::|\\)/, '');
  const word = new RegExp(`(?<![\\w$])${last.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'i');
  const inText = ({pieces}: PageSection): boolean => pieces.some(({kind, text}) => kind === 'code' && word.test(text));
  return (sections.find(({heading}) => word.test(heading)) ?? sections.find(inText))?.anchor ?? '';
}

function repositoryUrl(repository: string): string {
  return repository.replace('{page}', 'blob');
}

function recordOf({
  kind,
  name,
  before,
  after,
  component,
  since,
  deprecated,
  source,
  newName,
  oldNames,
}: SymbolCard): SymbolRecord {
  return {
    kind,
    name,
    ...(before !== '' && {before}),
    ...(after !== '' && {after}),
    ...(component !== 'core' && {component}),
    ...(since !== undefined && {since}),
    ...(deprecated !== '' && {deprecated}),
    ...(source && {source: source.url.slice(source.url.indexOf(source.path))}),
    ...(newName !== undefined && {newName}),
    ...(oldNames && {oldNames}),
  };
}

function explainedRecordOf(
  entry: IndexEntry,
  indexRoute: string,
  sectionsOf: ReadonlyMap<string, readonly PageSection[]>,
): SymbolRecord {
  const {anchor, name, pages} = entry;
  const page = pages.find(({path}) => !releaseNotes.test(path) && sectionsOf.has(withoutSlash(path)));
  const path = withoutSlash(page?.path ?? indexRoute);
  const id = page ? findAnchor(sectionsOf.get(path) ?? [], name) : anchor;
  return {
    ...recordOf(entry),
    url: id === '' ? path : `${path}#${encodeURIComponent(id)}`,
    ...(page && {page: page.title}),
  };
}

function entriesOf(record: SymbolRecord): SymbolEntry[] {
  const keys = [record.name, ...(record.oldNames ?? [])].flatMap(nameKeys);
  return [...new Set(keys)].map((key) => [key, record]);
}

function otherEntries({versions, cards}: SymbolSources): SymbolEntry[] {
  const id = ({kind, name}: SymbolCard): string => `${kind} ${name}`;
  const explained = new Set(versions.flatMap(({entries}) => entries.map(id)));
  return cards.filter((card) => !explained.has(id(card)) && card.source).flatMap((card) => entriesOf(recordOf(card)));
}

function stepEntries({steps, stepPage}: SymbolSources): SymbolEntry[] {
  return steps.groups.flatMap(({file, steps: ofGroup}) =>
    ofGroup.map(({keyword, text, deprecated}): SymbolEntry => {
      const key = stepKey(text);
      const record: SymbolRecord = {
        kind: 'Behat step',
        name: text.replaceAll(/[{}]/g, ''),
        before: `${keyword} `,
        ...(deprecated !== undefined && {
          deprecated: deprecated === 'yes' ? 'Deprecated' : `Deprecated since ${deprecated}`,
        }),
        url: `${stepPage}?q=${encodeURIComponent(key)}#behat-steps`,
        page: 'Behat steps',
        source: file,
      };
      return [key, record];
    }),
  );
}

/** Sorts entries and splits them into shards. Entries with the same key are in the same shard. */
function shardsOf(unsorted: readonly SymbolEntry[], folder: string, files: Files): Shards {
  // Sorted by UTF-16 code units, as the finder compares them.
  const entries = unsorted.toSorted(([a, first], [b, second]) =>
    a < b ? -1 : a > b ? 1 : first.name < second.name ? -1 : 1,
  );
  const groups: SymbolEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.[0] === entry[0]) {
      last.push(entry);
    } else {
      groups.push([entry]);
    }
  }
  return shard(groups, shardSize, (group) => JSON.stringify(group).length).map(([, content]) => {
    const ofShard = content.flat();
    return [ofShard[0]?.[0] ?? '', `${folder}${addFile(files, folder, ofShard)}`];
  });
}

/** Creates the files of the symbol index, by path below the folder of the build. The output is deterministic. */
export function writeSymbolFiles(sources: SymbolSources, pages: readonly RenderedPage[]): Files {
  const sectionsOf = new Map(pages.map(({path, sections}) => [withoutSlash(path), sections]));
  const files: Files = new Map();
  const group = (repository: string, entries: readonly SymbolEntry[], folder = symbolFolder): SymbolGroup => ({
    repository: repositoryUrl(repository),
    shards: shardsOf(entries, folder, files),
  });
  const explained = sources.versions.map(({version, repository, entries, indexRoute}) => {
    const records = entries.flatMap((entry) => entriesOf(explainedRecordOf(entry, indexRoute, sectionsOf)));
    return [`docs-default-${version}`, group(repository, records)] as const;
  });
  const manifest: SymbolManifest = {
    // The list of steps is a general page.
    explained: {
      ...Object.fromEntries(explained),
      'docs-general-current': group(sources.repository, stepEntries(sources)),
    },
    others: group(sources.repository, otherEntries(sources), otherSymbolFolder),
  };
  return files.set(symbolManifestFile, JSON.stringify(manifest));
}
