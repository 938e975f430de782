import {matches, wordsOf, type Filter, type FilteredEntry} from './filter';

interface Row extends FilteredEntry {
  element: HTMLElement;
}

/** The entries of one kind, those that do not stand in the page included. */
export interface Section {
  element: HTMLElement;
  list: HTMLElement;
  /** Brings those that are left out of a long list. */
  more: HTMLButtonElement;
  /** Slug of the kind, and what its entries are called. */
  kind: string;
  title: string;
  /** How many entries there are. */
  size: number;
  /** The entries, once something asks for them. */
  rows?: Row[];
  /** Whether a long list stands there as a whole. */
  isWhole: boolean;
}

/** How many entries of a kind stand there before the reader asks for more; thousands would make phones stutter. */
export const listed = 10;

function rowsOf(list: ParentNode, kind: string): Row[] {
  return [...list.querySelectorAll<HTMLElement>('li[id]')].map((element) => ({
    element,
    kind,
    text: [...element.querySelectorAll('code a, span')].map(({textContent}) => textContent.toLowerCase()).join(' '),
  }));
}

/** Where scripts run, what is in `noscript` is text: entries in it cost nothing until they are read. */
function readRows(section: Section): Row[] {
  const rest = document.createElement('template');
  rest.innerHTML = section.element.querySelector('noscript')?.textContent ?? '';
  section.rows ??= [...rowsOf(section.list, section.kind), ...rowsOf(rest.content, section.kind)];
  return section.rows;
}

/**
 * Finds the lists of the index.
 *
 * @param frame - Holds the sections, as `Entries` writes them.
 * @returns One for each kind.
 */
export function findSections(frame: HTMLElement): Section[] {
  return [...frame.querySelectorAll('section')].flatMap((element) => {
    const list = element.querySelector('ul');
    const more = element.querySelector('button');
    const {kind = '', title = '', size} = element.dataset;
    return list && more ? [{element, list, more, kind, title, size: Number(size), isWhole: false}] : [];
  });
}

/**
 * Opens the one list that leaves out an entry, and closes the others. They are drawn by `drawSections`.
 *
 * @param sections - All there are.
 * @param id - Of the entry; nothing closes all.
 * @returns Whether there is such an entry.
 */
export function openAt(sections: readonly Section[], id = ''): boolean {
  const [kind] = id.split('-', 1);
  let isEntry = false;
  for (const section of sections) {
    const place = section.kind === kind ? readRows(section).findIndex(({element}) => element.id === id) : -1;
    section.isWhole = place >= listed;
    isEntry ||= place >= 0;
  }
  return isEntry;
}

function replaceRows(list: HTMLElement, rows: readonly Row[]): void {
  if (rows.length !== list.childElementCount || rows.some(({element}, place) => element !== list.children[place])) {
    list.replaceChildren(...rows.map(({element}) => element));
  }
}

/**
 * Leaves in the page what the filter lets through, of a long list the beginning, and says how much there is. Entries are
 * taken out, not hidden: browsers take seconds to hide thousands of neighbours.
 *
 * @param sections - All there are.
 * @param filter - What the reader asks.
 * @returns How many entries the filter lets through, and how many there are.
 */
export function drawSections(sections: readonly Section[], {query, kind}: Filter): {shown: number; all: number} {
  const words = wordsOf(query);
  let shown = 0;
  let all = 0;
  for (const section of sections) {
    const isUnfiltered = words.length === 0 && (kind === '' || kind === section.kind);
    let count = section.size;
    if (!isUnfiltered || section.isWhole || section.rows) {
      const kept = readRows(section).filter((row) => matches(row, words, kind));
      replaceRows(section.list, section.isWhole ? kept : kept.slice(0, listed));
      count = kept.length;
    }
    const left = count - section.list.childElementCount;
    section.element.hidden = count === 0;
    section.more.hidden = left === 0;
    section.more.textContent = `${section.title}: show ${left} more`;
    shown += count;
    all += section.size;
  }
  return {shown, all};
}
