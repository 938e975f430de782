/**
 * Format of the index files. `src/finish/search-index` writes them and the engine of the same build reads them. All
 * file names except the manifest's contain a hash of their content.
 */

/** Path of the manifest below the base URL. It is revalidated each time, because it names all other files. */
export const manifestFile = 'search-index.json';

/** Folder of all other files, below the base URL. Hosts let browsers cache files in `assets/`. */
export const indexFolder = 'assets/search/';

/** Name of each head file, by language, then by `docusaurus_tag`. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A page. Pages are sorted by path. */
export interface HeadPage {
  /** Path including the base URL. */
  path: string;
  title: string;
  description: string;
  /** Labels of the page's parents, as indexes into `Head.labels`. */
  breadcrumbs: number[];
  /** Labels of the page's tags, as indexes into `Head.labels`. */
  topics: number[];
  /**
   * Headings of the sections, in the order of the page. The first one, `''`, is the text above the first heading. A number
   * says how many changes of release notes follow in the section before it. They count as sections, with the same heading.
   */
  sections: (string | number)[];
}

/** The data that every search among the pages of one tag needs. */
export interface Head {
  labels: string[];
  pages: HeadPage[];
  /** Number of folders that link to each page, with one `lengthCode` per page. */
  links: string;
  /**
   * Length of each section's text, with one `lengthCode` per section. Changes have none, because all of them are
   * about as long.
   */
  lengths: string;
  /** Posting shards: first term and file. A term is in the last shard whose first term doesn't sort after it. */
  shards: [firstTerm: string, file: string][];
  /** Shards with the text for snippets: first section and file. Sections are numbered across all pages. */
  texts: [firstSection: number, file: string][];
}

/**
 * Postings of a term: the term, followed by a list for each field that contains it. Each list starts with the field number,
 * followed by the section numbers, which are encoded as the distance from the previous section. If a section contains the
 * term more than once, the frequency follows as a negative number.
 */
export type TermPostings = [term: string, ...fields: number[][]];

/**
 * The text of consecutive sections. If `headingAnchor` does not return a section's anchor for its heading, the anchor follows the
 * text. Only hits need it, so it is not in the head.
 */
export type TextShard = (string | [text: string, anchor: string])[];

/**
 * Returns the anchor that Docusaurus generates for a heading, unless another heading on the page already has that anchor.
 */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns the heading of each section of a page in the head file: changes have the heading of the section before them. */
export function sectionsWithChanges(sections: readonly (string | number)[]): string[] {
  const all: string[] = [];
  for (const section of sections) {
    all.push(...(typeof section === 'number' ? Array<string>(section).fill(all.at(-1) ?? '') : [section]));
  }
  return all;
}

/** Returns the URL of a section. The text above the first heading has no anchor. */
export function sectionUrl(path: string, anchor: string): string {
  return anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`;
}

/** Number of codes per doubling of the length. The ranking doesn't need higher precision. */
const steps = 3;
const maxCode = 35;

/** Encodes the logarithm of a number of words or links as a base-36 digit. */
export function lengthCode(length: number): string {
  return Math.min(maxCode, Math.round(steps * Math.log2(length + 1))).toString(36);
}

/** Decodes a `lengthCode`. */
export function decodeLength(code: string): number {
  return 2 ** (parseInt(code, 36) / steps) - 1;
}
