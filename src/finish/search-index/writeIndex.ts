import {posix} from 'node:path';
import MiniSearch from 'minisearch';
import {miniSearchOptions, sectionFields} from '../../search/embedded/fields.ts';
import {
  headingAnchor,
  indexFolder,
  lengthCode,
  manifestFile,
  type Head,
  type HeadPage,
  type Manifest,
  type TermPostings,
  type TextShard,
} from '../../search/embedded/format.ts';
import {encodePostings} from '../../search/embedded/postings.ts';
import {documentOf, snippetTextOf, splitChanges} from './documents.ts';
import {isErrorPage} from '../../moodle/errorPages.ts';
import {isIn} from '../../search/only.ts';
import type {Piece, RenderedPage} from './searchPageOf.ts';
import {addFile, shard, type Files} from './shards.ts';

/** Minimum sizes of posting shards and text shards, in characters. Gzip reduces them to about a third. */
const termShardSize = 2_000;
const textShardSize = 2_800;

/** Assigns numbers to labels that many pages share. */
class Labels {
  readonly texts: string[] = [];

  numberOf(text: string): number {
    const index = this.texts.indexOf(text);
    return index === -1 ? this.texts.push(text) - 1 : index;
  }
}

/** Links from other pages to a page. */
export interface InboundLinks {
  /** Folders of the linking pages. Each folder counts only once, so that lists of related pages have little influence. */
  folders: Set<string>;
  /** Link texts, by anchor of the target. */
  texts: Map<string, Set<string>>;
}

function collectInboundLinks(pages: readonly RenderedPage[]): ReadonlyMap<string, InboundLinks> {
  const inbound = new Map<string, InboundLinks>();
  for (const {path: source, links} of pages) {
    for (const {path, anchor, text} of links) {
      const entry: InboundLinks = inbound.get(path) ?? {folders: new Set(), texts: new Map()};
      entry.folders.add(posix.dirname(source));
      entry.texts.set(anchor, (entry.texts.get(anchor) ?? new Set()).add(text));
      inbound.set(path, entry);
    }
  }
  return inbound;
}

export interface TagPages {
  language: string;
  tag: string;
  pages: RenderedPage[];
  links: (InboundLinks | undefined)[];
}

export interface TagFiles {
  files: Files;
  /** Name of the head file, which contains the names of the other files. */
  head: string;
}

/**
 * Makes the description part of the text in release notes and in pages about an error message, and joins the sections of the
 * latter. There are hundreds of them, and every search would fetch their descriptions and headings.
 */
function lightenPage(page: RenderedPage): RenderedPage {
  const [first, ...others] = page.sections;
  const isError = isErrorPage(page.path);
  if (!first || (!isError && !isIn('notes', page.path))) {
    return page;
  }
  const description: Piece = {kind: 'prose', text: `${page.description} `};
  const joined = isError
    ? others.flatMap(({heading, pieces}): Piece[] => [{kind: 'prose', text: `${heading} `}, ...pieces])
    : [];
  const start = {...first, pieces: [description, ...first.pieces, ...joined]};
  return {...page, description: '', sections: isError ? [start] : [start, ...others]};
}

/** Creates the files of one tag in one language. The output is deterministic. */
export function writeTag({pages: rendered, links}: TagPages): TagFiles {
  const pages = rendered.map(lightenPage);
  const files: Files = new Map();
  const split = pages.map((page) => page.sections.map(splitChanges));
  const sections = split.flat(2);
  const linkTexts = split.flatMap((own, page) =>
    own.flatMap(([{anchor}, ...changes]) => [[...(links[page]?.texts.get(anchor) ?? [])], ...changes.map(() => [])]),
  );
  const keywords = split.flatMap((own, page) =>
    own.flat().map((_, index) => (index === 0 ? pages[page]?.keywords : '')),
  );
  const documents = sections.map((section, id) => documentOf(section, id, linkTexts[id] ?? [], keywords[id]));
  const isChange = split.flatMap((own) => own.flatMap((parts) => parts.map((_, index) => index > 0)));
  const index = new MiniSearch(miniSearchOptions(sectionFields));
  index.addAll(documents);
  // Sorted by UTF-16 code units, as the engine compares them.
  const terms = index
    .toJSON()
    .index.map((entry) => encodePostings(entry as Parameters<typeof encodePostings>[0]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const headings = split.flatMap((own) => own.flatMap((parts) => parts.map(() => parts[0].heading)));
  const texts: TextShard = sections.map((section, id) => {
    const text = snippetTextOf(section);
    return headingAnchor(headings[id] ?? '') === section.anchor ? text : [text, section.anchor];
  });

  const labels = new Labels();
  const head: Head = {
    labels: labels.texts,
    pages: pages.map(({path, title, description, breadcrumbs, topics}, page): HeadPage => ({
      path,
      title,
      description,
      breadcrumbs: breadcrumbs.map((label) => labels.numberOf(label)),
      topics: topics.map((label) => labels.numberOf(label)),
      sections: (split[page] ?? []).flatMap(([{heading}, ...changes]) => [
        heading,
        ...(changes.length > 0 ? [changes.length] : []),
      ]),
    })),
    links: links.map((ofPage) => lengthCode(ofPage?.folders.size ?? 0)).join(''),
    lengths: documents.map(({text = []}, id) => (isChange[id] ? '' : lengthCode(text.length))).join(''),
    shards: shard<TermPostings>(terms, termShardSize, (term) => JSON.stringify(term).length).map(([first, content]) => [
      terms[first]?.[0] ?? '',
      addFile(files, indexFolder, content),
    ]),
    texts: shard(texts, textShardSize, (entry) => (typeof entry === 'string' ? entry : entry[0]).length).map(
      ([first, content]) => [first, addFile(files, indexFolder, content)],
    ),
  };
  return {head: addFile(files, indexFolder, head), files};
}

/** Groups pages by language and tag, in alphabetical order. */
export function planIndex(pages: readonly RenderedPage[]): TagPages[] {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const links = collectInboundLinks(sorted);
  return [...group(sorted, 'language')]
    .sort()
    .flatMap(([language, ofLanguage]) =>
      [...group(ofLanguage, 'tag')]
        .sort()
        .map(([tag, ofTag]) => ({language, tag, pages: ofTag, links: ofTag.map(({path}) => links.get(path))})),
    );
}

/** Merges the files of all tags, which are in the order of the plan, and adds the manifest. */
function joinTags(plan: readonly TagPages[], written: readonly TagFiles[]): Files {
  const manifest: Record<string, Record<string, string>> = {};
  plan.forEach(({language, tag}, index) => {
    manifest[language] = {...manifest[language], [tag]: written[index]?.head ?? ''};
  });
  return new Map([
    ...written.flatMap(({files}) => [...files]),
    [manifestFile, JSON.stringify(manifest satisfies Manifest)],
  ]);
}

/** Creates the files of the search index, by path below the folder of the build. The output is deterministic. */
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
