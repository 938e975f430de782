import {createHash} from 'node:crypto';
import {posix} from 'node:path';
import MiniSearch from 'minisearch';
import {miniSearchOptions, sectionFields} from '../../search/embedded/fields.ts';
import {
  anchorOf,
  indexFolder,
  lengthCode,
  manifestFile,
  type Head,
  type HeadPage,
  type Manifest,
  type PackedTerm,
  type TextShard,
} from '../../search/embedded/format.ts';
import {packTerm} from '../../search/embedded/pack.ts';
import {documentOf, snippetTextOf} from './documents.ts';
import type {RenderedPage} from './readPage.ts';

/** Least size of a shard of postings and of one of texts, in characters: gzip leaves about a third. */
const termShardSize = 5_000;
const textShardSize = 3_000;

/** Content of files by their path below the folder of the build. */
type Files = Map<string, string>;

/** Puts successive items into shards of about the same size. */
function shard<Item>(items: readonly Item[], size: number, sizeOf: (item: Item) => number): [first: number, Item[]][] {
  const shards: [number, Item[]][] = [];
  let room = 0;
  items.forEach((item, index) => {
    const current = shards.at(-1);
    if (current && room > 0) {
      current[1].push(item);
      room -= sizeOf(item);
    } else {
      shards.push([index, [item]]);
      room = size - sizeOf(item);
    }
  });
  return shards;
}

/** Adds a file under the hash of its content, and returns the name. */
function addFile(files: Files, content: unknown): string {
  const text = JSON.stringify(content);
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  files.set(`${indexFolder}${name}`, text);
  return name;
}

/** Numbers for labels that many pages share. */
class Labels {
  readonly texts: string[] = [];

  numberOf(text: string): number {
    const known = this.texts.indexOf(text);
    return known === -1 ? this.texts.push(text) - 1 : known;
  }
}

/** What other pages say of one that they link to. */
interface Links {
  /** Folders of the pages that link to it. Those of one folder count once, as lists of what is around them are no judgement. */
  folders: Set<string>;
  /** What the links say, by the anchor that they lead to. */
  texts: Map<string, Set<string>>;
}

function gatherLinks(pages: readonly RenderedPage[]): ReadonlyMap<string, Links> {
  const gathered = new Map<string, Links>();
  for (const {path: source, links} of pages) {
    for (const {path, anchor, text} of links) {
      const known: Links = gathered.get(path) ?? {folders: new Set(), texts: new Map()};
      known.folders.add(posix.dirname(source));
      known.texts.set(anchor, (known.texts.get(anchor) ?? new Set()).add(text));
      gathered.set(path, known);
    }
  }
  return gathered;
}

/** Writes what one tag has in one language, and returns the name of its head. */
function writeTag(files: Files, pages: readonly RenderedPage[], links: ReadonlyMap<string, Links>): string {
  const sections = pages.flatMap((page) => page.sections);
  const calls = pages.flatMap(({path, sections: own}) =>
    own.map(({anchor}) => [...(links.get(path)?.texts.get(anchor) ?? [])]),
  );
  const documents = sections.map((section, id) => documentOf(section, id, calls[id] ?? []));
  const index = new MiniSearch(miniSearchOptions(sectionFields));
  index.addAll(documents);
  // Terms in the order of their UTF-16 units, as the engine compares them.
  const terms = index
    .toJSON()
    .index.map((entry) => packTerm(entry as Parameters<typeof packTerm>[0]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const texts: TextShard = sections.map(snippetTextOf);

  const labels = new Labels();
  const head: Head = {
    labels: labels.texts,
    pages: pages.map(({path, title, description, breadcrumbs, keywords, sections: own}): HeadPage => ({
      path,
      title,
      description,
      breadcrumbs: breadcrumbs.map((label) => labels.numberOf(label)),
      keywords: keywords.map((label) => labels.numberOf(label)),
      sections: own.map(({heading, anchor}) => (anchorOf(heading) === anchor ? heading : [heading, anchor])),
    })),
    links: pages.map(({path}) => lengthCode(links.get(path)?.folders.size ?? 0)).join(''),
    lengths: documents.map(({text = []}) => lengthCode(text.length)).join(''),
    shards: shard<PackedTerm>(terms, termShardSize, (term) => JSON.stringify(term).length).map(([first, content]) => [
      terms[first]?.[0] ?? '',
      addFile(files, content),
    ]),
    texts: shard<string>(texts, textShardSize, ({length}) => length).map(([first, content]) => [
      first,
      addFile(files, content),
    ]),
  };
  return addFile(files, head);
}

/**
 * Makes the files of the search index.
 *
 * @param pages - All pages that the search is to find, in any order.
 * @returns Content of each file by its path below the folder of the build; the same pages make the same bytes.
 */
export function writeIndex(pages: readonly RenderedPage[]): Files {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const files: Files = new Map();
  const links = gatherLinks(sorted);
  const manifest: Record<string, Record<string, string>> = {};
  for (const [language, ofLanguage] of [...group(sorted, 'language')].sort()) {
    const heads = [...group(ofLanguage, 'tag')]
      .sort()
      .map(([tag, ofTag]) => [tag, writeTag(files, ofTag, links)] as const);
    manifest[language] = Object.fromEntries(heads);
  }
  files.set(manifestFile, JSON.stringify(manifest satisfies Manifest));
  return files;
}

function group(pages: readonly RenderedPage[], key: 'language' | 'tag'): Map<string, RenderedPage[]> {
  const groups = new Map<string, RenderedPage[]>();
  for (const page of pages) {
    groups.set(page[key], [...(groups.get(page[key]) ?? []), page]);
  }
  return groups;
}
