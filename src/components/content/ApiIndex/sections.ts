import {matchesFilter, queryWords, type Filter, type FilteredEntry} from './filter';

interface Row extends FilteredEntry {
  element: HTMLElement;
}

/** All entries of one kind, including those that are not in the document. */
export interface Section {
  element: HTMLElement;
  list: HTMLElement;
  moreButton: HTMLButtonElement;
  kind: string;
  title: string;
  size: number;
  /** The entries, parsed when they are first needed. */
  rows?: Row[];
  isExpanded: boolean;
}

/** Number of entries of each kind that are shown at first, because thousands of elements would slow down phones. */
export const initialLength = 10;

function parseRows(list: ParentNode, kind: string): Row[] {
  return [...list.querySelectorAll<HTMLElement>('li[id]')].map((element) => ({
    element,
    kind,
    text: [...element.querySelectorAll('code a, span')].map(({textContent}) => textContent.toLowerCase()).join(' '),
  }));
}

/** Returns all entries of a section. If JavaScript is enabled, `noscript` contains plain text, which is parsed here. */
function getRows(section: Section): Row[] {
  const template = document.createElement('template');
  template.innerHTML = section.element.querySelector('noscript')?.textContent ?? '';
  section.rows ??= [...parseRows(section.list, section.kind), ...parseRows(template.content, section.kind)];
  return section.rows;
}

/** Finds the sections that `Entries` has rendered, one for each kind. */
export function findSections(container: HTMLElement): Section[] {
  return [...container.querySelectorAll('section')].flatMap((element) => {
    const list = element.querySelector('ul');
    const moreButton = element.querySelector('button');
    const {kind = '', title = '', size} = element.dataset;
    return list && moreButton ? [{element, list, moreButton, kind, title, size: Number(size), isExpanded: false}] : [];
  });
}

/**
 * Expands the section that hides the entry with an ID, if any, and collapses the others. `renderSections` then updates the
 * document. Returns whether the entry exists.
 */
export function expandAt(sections: readonly Section[], id = ''): boolean {
  const [kind] = id.split('-', 1);
  let exists = false;
  for (const section of sections) {
    const position = section.kind === kind ? getRows(section).findIndex(({element}) => element.id === id) : -1;
    section.isExpanded = position >= initialLength;
    exists ||= position >= 0;
  }
  return exists;
}

function replaceRows(list: HTMLElement, rows: readonly Row[]): void {
  if (rows.length !== list.childElementCount || rows.some(({element}, index) => element !== list.children[index])) {
    list.replaceChildren(...rows.map(({element}) => element));
  }
}

/**
 * Shows the entries that match the filter, but only the start of long lists, and counts them. Other entries are removed from
 * the document, because browsers take seconds to hide thousands of siblings.
 */
export function renderSections(sections: readonly Section[], {query, kind}: Filter): {shown: number; all: number} {
  const words = queryWords(query);
  let shown = 0;
  let all = 0;
  for (const section of sections) {
    const isUnfiltered = words.length === 0 && (kind === '' || kind === section.kind);
    let count = section.size;
    if (!isUnfiltered || section.isExpanded || section.rows) {
      const matching = getRows(section).filter((row) => matchesFilter(row, words, kind));
      replaceRows(section.list, section.isExpanded ? matching : matching.slice(0, initialLength));
      count = matching.length;
    }
    const hiddenCount = count - section.list.childElementCount;
    section.element.hidden = count === 0;
    section.moreButton.hidden = hiddenCount === 0;
    section.moreButton.textContent = `${section.title}: show ${hiddenCount} more`;
    shown += count;
    all += section.size;
  }
  return {shown, all};
}
