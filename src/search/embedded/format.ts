/**
 * The files of the index. `src/search/embedded/indexing` writes them, the engine reads them; both are of one build, and the
 * names of all but the manifest change with their content.
 */

/** Where the manifest is, below the base URL. It is asked for anew each time, as it names all other files. */
export const manifestFile = 'search-index.json';

/** Folder of all other files, below the base URL; hosts may let browsers keep what is in `assets/`. */
export const indexFolder = 'assets/search/';

/** Name of each head file, by language, then by `docusaurus_tag`. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Heading with its anchor; the anchor is left out where it follows from the heading (see `anchorOf`). */
export type HeadSection = string | [heading: string, anchor: string];

/** A page, in the order of its path. */
export interface HeadPage {
  /** With base URL. */
  path: string;
  title: string;
  description: string;
  /** Labels of what the page is part of, as places in `Head.labels`. */
  breadcrumbs: number[];
  /** Labels of its tags, as places in `Head.labels`. */
  keywords: number[];
  /** Sections in the order of the page; the first, `''`, is what stands above the headings. */
  sections: HeadSection[];
}

/** What has to be there before a search among the pages of one tag. */
export interface Head {
  /** Texts of breadcrumbs and tags. */
  labels: string[];
  pages: HeadPage[];
  /** From how many folders pages link to each page, as `lengthCode` writes it, a letter a page. */
  links: string;
  /** How long the text of each section is, as `lengthCode` writes it, a letter a section. */
  lengths: string;
  /** Shards of postings: first term of each, and file; a term is in the last shard that does not begin after it. */
  shards: [firstTerm: string, file: string][];
  /** Texts for snippets: first section of each file, and file. Sections count through all pages. */
  texts: [firstSection: number, file: string][];
}

/**
 * Where a term occurs: the term, then a list for each field that has it. A list is the number of the field, then the
 * sections, each as the distance from the one before it; a negative number after a section is how often, if not once.
 */
export type PackedTerm = [term: string, ...fields: number[][]];

/** Texts of successive sections. */
export type TextShard = string[];

/**
 * The anchor that Docusaurus makes of a heading, where nothing else has it.
 *
 * @param heading - Text of the heading.
 * @returns The id.
 */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Heading of a section, however the head writes it.
 *
 * @param section - A section of a page.
 * @returns The heading; empty above the first one.
 */
export function headingOf(section: HeadSection): string {
  return typeof section === 'string' ? section : section[0];
}

/**
 * Address of a section.
 *
 * @param path - Path of the page.
 * @param section - A section of it.
 * @returns The path, with the anchor if the section has a heading.
 */
export function addressOf(path: string, section: HeadSection): string {
  const anchor = typeof section === 'string' ? anchorOf(section) : section[1];
  return anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`;
}

/** Steps for a doubling; the ranking needs lengths no finer. */
const steps = 3;
const largestCode = 35;

/**
 * Writes a length, or a count, as one letter or digit.
 *
 * @param length - A number of words or links.
 * @returns A digit of base 36: its logarithm.
 */
export function lengthCode(length: number): string {
  return Math.min(largestCode, Math.round(steps * Math.log2(length + 1))).toString(36);
}

/**
 * Reads what `lengthCode` wrote.
 *
 * @param code - A digit of base 36.
 * @returns The length, about.
 */
export function decodeLength(code: string): number {
  return 2 ** (parseInt(code, 36) / steps) - 1;
}
