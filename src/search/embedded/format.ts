/**
 * Format of the index files. `src/search/embedded/indexing` writes them and the engine of the same build reads them. All
 * file names except the manifest's contain a hash of their content.
 */

/** Path of the manifest below the base URL. It is revalidated each time, because it names all other files. */
export const manifestFile = 'search-index.json';

/** Folder of all other files, below the base URL. Hosts let browsers cache files in `assets/`. */
export const indexFolder = 'assets/search/';

/** Name of each head file, by language, then by `docusaurus_tag`. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Heading with its anchor. The anchor is omitted if `anchorOf` returns it. */
export type HeadSection = string | [heading: string, anchor: string];

/** A page. Pages are sorted by path. */
export interface HeadPage {
  /** With base URL. */
  path: string;
  title: string;
  description: string;
  /** Labels of the page's parents, as indexes into `Head.labels`. */
  breadcrumbs: number[];
  /** Labels of its tags, as indexes into `Head.labels`. */
  keywords: number[];
  /** Sections in the order of the page. The first one, `''`, is the text above the first heading. */
  sections: HeadSection[];
}

/** The data that every search among the pages of one tag needs. */
export interface Head {
  /** Texts of breadcrumbs and tags. */
  labels: string[];
  pages: HeadPage[];
  /** Number of folders that link to each page, one `lengthCode` a page. */
  links: string;
  /** Length of each section's text, one `lengthCode` a section. */
  lengths: string;
  /** Posting shards: first term and file. A term is in the last shard that doesn't begin after it. */
  shards: [firstTerm: string, file: string][];
  /** Texts for snippets: first section and file. Sections are numbered across all pages. */
  texts: [firstSection: number, file: string][];
}

/**
 * Postings of a term: the term, then a list for each field that contains it. A list starts with the number of the field.
 * Then come the sections, each as the distance from the previous one. A negative number after a section is the frequency,
 * if that is not 1.
 */
export type TermPostings = [term: string, ...fields: number[][]];

/** Texts of consecutive sections. */
export type TextShard = string[];

/**
 * Returns the anchor that Docusaurus generates for a heading if no other heading has the same one.
 *
 * @param heading - Text of the heading.
 */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns the heading of a section. Empty for the text above the first heading. */
export function headingOf(section: HeadSection): string {
  return typeof section === 'string' ? section : section[0];
}

/**
 * Returns the URL of a section.
 *
 * @param path - Path of the page.
 * @param section - The section.
 */
export function sectionUrl(path: string, section: HeadSection): string {
  const anchor = typeof section === 'string' ? anchorOf(section) : section[1];
  return anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`;
}

/** Steps per doubling. The ranking needs no higher precision. */
const steps = 3;
const maxCode = 35;

/**
 * Encodes the logarithm of a length or count as a base-36 digit.
 *
 * @param length - A number of words or links.
 */
export function lengthCode(length: number): string {
  return Math.min(maxCode, Math.round(steps * Math.log2(length + 1))).toString(36);
}

/**
 * Decodes a `lengthCode`.
 *
 * @param code - A base-36 digit.
 * @returns The approximate length.
 */
export function decodeLength(code: string): number {
  return 2 ** (parseInt(code, 36) / steps) - 1;
}
