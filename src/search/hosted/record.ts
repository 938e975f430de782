import type {MarkedText, Range, SearchHit} from '../types.ts';

/** Stand around matches in what the service answers: characters that no page has, so that they are never taken for text. */
export const marks = {before: '\uE000', after: '\uE001'};

/** Headings of a record, from the section of the site (`lvl0`) over the page (`lvl1`) to the lowest one. */
type Levels<Value> = Partial<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, Value | null>>;

/** A text with `marks`, as the service has it. */
interface Highlight {
  value: string;
}

/** A record of the index with what matches in it; the schema is that of the service's own crawler (DocSearch). */
export interface HostedRecord {
  /** With host and anchor. */
  url: string;
  docusaurus_tag: string;
  /** Text below the lowest heading; none where the record is of the heading itself. */
  content: string | null;
  hierarchy: Levels<string>;
  _highlightResult?: {hierarchy?: Levels<Highlight>};
  _snippetResult?: {content?: Highlight};
}

const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;

/**
 * Reads a text with `marks`.
 *
 * @param value - As the service has it.
 * @returns The plain text, and where it matches.
 */
export function readMarks(value: string): MarkedText {
  const ranges: Range[] = [];
  let text = '';
  for (const [index, piece] of value.split(marks.before).entries()) {
    const [marked, rest] = index === 0 ? ['', piece] : (piece.split(marks.after, 2) as [string, string?]);
    if (marked !== '') {
      ranges.push([text.length, text.length + marked.length]);
    }
    text += `${marked}${rest ?? ''}`;
  }
  return {text, ranges};
}

/**
 * Makes a record of the service into a hit.
 *
 * @param record - What the service found.
 * @returns The hit. Its address is one of this site, whichever host the index was made of, so that a copy of the site leads
 * to its own pages and no address of the index can lead elsewhere.
 */
export function toHit({url, docusaurus_tag: tag, content, hierarchy, ...results}: HostedRecord): SearchHit {
  const highlighted = results._highlightResult?.hierarchy;
  const read = (level: keyof typeof hierarchy): MarkedText =>
    readMarks(highlighted?.[level]?.value ?? hierarchy[level] ?? '');
  const lowest = levels.find((level) => hierarchy[level]);
  // The base only completes an address without a host.
  const {pathname, hash} = new URL(url, 'https://localhost');
  return {
    url: `${pathname.replace(/^\/*/, '/')}${hash}`,
    tag,
    title: read('lvl1'),
    breadcrumbs: hierarchy.lvl0 ? [hierarchy.lvl0] : [],
    ...(lowest && {heading: read(lowest)}),
    snippet: readMarks(results._snippetResult?.content?.value ?? content ?? ''),
  };
}
