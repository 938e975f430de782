import type {MarkedText, Range, SearchHit} from '../types.ts';

/** Delimiters of matches in the service's response. They are private-use characters, which no page contains. */
export const marks = {before: '\uE000', after: '\uE001'};

/** Headings of a record: section of the site (`lvl0`), title of the page (`lvl1`), headings (`lvl2` and up). */
type Levels<Value> = Partial<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, Value | null>>;

/** Text with `marks`. */
interface Highlight {
  value: string;
}

/** A record with its matches, as the service's crawler (DocSearch) structures it. */
export interface HostedRecord {
  /** With host and anchor. */
  url: string;
  docusaurus_tag: string;
  /** Text below the lowest heading; null if the record describes the heading itself. */
  content: string | null;
  hierarchy: Levels<string>;
  _highlightResult?: {hierarchy?: Levels<Highlight>};
  _snippetResult?: {content?: Highlight};
}

const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;

function readMarks(value: string): MarkedText {
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
 * Converts a record to a hit. The host is removed from the URL, so that a copy of the site links to its own pages and the index
 * cannot link to another site.
 */
export function toHit({url, docusaurus_tag: tag, content, hierarchy, ...results}: HostedRecord): SearchHit {
  const highlighted = results._highlightResult?.hierarchy;
  const read = (level: keyof typeof hierarchy): MarkedText =>
    readMarks(highlighted?.[level]?.value ?? hierarchy[level] ?? '');
  const lowest = levels.find((level) => hierarchy[level]);
  // The base is only used for a URL without a host.
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
