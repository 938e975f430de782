import {createHash} from 'node:crypto';
import {posix} from 'node:path';
import MiniSearch from 'minisearch';
import {miniSearchOptions, sectionFields} from '../fields.ts';
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
} from '../format.ts';
import {packTerm} from '../pack.ts';
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
export interface Links {
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

/** What one tag has in one language. */
export interface TagPages {
  language: string;
  tag: string;
  /** In the order of their paths. */
  pages: RenderedPage[];
  /** Of each page, what others say of it. */
  links: (Links | undefined)[];
}

/** The files of one tag in one language. */
export interface TagFiles {
  files: Files;
  /** Name of the head, which leads to the others. */
  head: string;
}

/**
 * Makes the files of one tag in one language.
 *
 * @param tagPages - From `planIndex`.
 * @returns The files; the same pages make the same bytes.
 */
export function writeTag({pages, links}: TagPages): TagFiles {
  const files: Files = new Map();
  const sections = pages.flatMap((page) => page.sections);
  const calls = pages.flatMap(({sections: own}, place) =>
    own.map(({anchor}) => [...(links[place]?.texts.get(anchor) ?? [])]),
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
    links: links.map((ofPage) => lengthCode(ofPage?.folders.size ?? 0)).join(''),
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
  return {head: addFile(files, head), files};
}

/**
 * Divides pages by language and tag.
 *
 * @param pages - All pages that the search is to find, in any order.
 * @returns What `writeTag` makes files of, in alphabetical order.
 */
export function planIndex(pages: readonly RenderedPage[]): TagPages[] {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const links = gatherLinks(sorted);
  return [...group(sorted, 'language')]
    .sort()
    .flatMap(([language, ofLanguage]) =>
      [...group(ofLanguage, 'tag')]
        .sort()
        .map(([tag, ofTag]) => ({language, tag, pages: ofTag, links: ofTag.map(({path}) => links.get(path))})),
    );
}

/**
 * Puts the files of all tags together, and adds the list of their heads.
 *
 * @param plan - From `planIndex`.
 * @param written - What `writeTag` has made of each, in the same order.
 * @returns Content of each file by its path below the folder of the build.
 */
export function joinTags(plan: readonly TagPages[], written: readonly TagFiles[]): Files {
  const manifest: Record<string, Record<string, string>> = {};
  plan.forEach(({language, tag}, place) => {
    manifest[language] = {...manifest[language], [tag]: written[place]?.head ?? ''};
  });
  return new Map([
    ...written.flatMap(({files}) => [...files]),
    [manifestFile, JSON.stringify(manifest satisfies Manifest)],
  ]);
}

/**
 * Makes the files of the search index.
 *
 * @param pages - All pages that the search is to find, in any order.
 * @returns Content of each file by its path below the folder of the build; the same pages make the same bytes.
 */
export function writeIndex(pages: readonly RenderedPage[]): Files {
  const plan = planIndex(pages);
  return joinTags(plan, plan.map(writeTag));
}

function group(pages: readonly RenderedPage[], key: 'language' | 'tag'): Map<string, RenderedPage[]> {
  const groups = new Map<string, RenderedPage[]>();
  for (const page of pages) {
    groups.set(page[key], [...(groups.get(page[key]) ?? []), page]);
  }
  return groups;
}
