/*
 * Remembers that the reader pressed the menu button or asked for the search while the scripts of the page were loading, and
 * does it again when React has hydrated the page. The plugin puts this script into the head of every page, so it must stay
 * small.
 */
import type {} from '../../search/earlyText';
import {isSearchKey} from '../../components/site/KeyboardShortcuts/keys';
import {off, singleKeysKey} from '../../components/site/KeyboardShortcuts/singleKeys';

const menuButton = '.navbar__toggle';
const searchButton = '.DocSearch-Button';

/** Marks a button that waits, so that the style sheet can show it. */
const waiting = 'data-waiting';

/** The menu button, after the reader has pressed it. Readers who press it again while nothing happens want the same thing. */
let pressed: HTMLElement | undefined;

/** Listens until the page is hydrated. */
const listening = new AbortController();

function openSearch(): void {
  document.querySelector(searchButton)?.setAttribute(waiting, '');
  window.earlySearchText ??= '';
}

function hasNoSingleKeys(): boolean {
  try {
    return localStorage.getItem(singleKeysKey) === off;
  } catch {
    // The browser blocks storage, so nothing can have been stored.
    return false;
  }
}

/** Opens the search with its shortcuts, and collects what the reader types until the dialog opens. */
function onKey(event: KeyboardEvent): void {
  const {key} = event;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  const isInField = (event.target as Element).matches('input, select, textarea');
  const text = window.earlySearchText;
  if (isSearchKey(event)) {
    if (!listening.signal.aborted) {
      openSearch();
      event.preventDefault();
    }
  } else if (isInField || hasModifier) {
    return;
  } else if (text !== undefined) {
    window.earlySearchText =
      key === 'Escape' ? undefined : key === 'Backspace' ? text.slice(0, -1) : key.length === 1 ? text + key : text;
    if (key.length === 1) {
      event.preventDefault();
    }
  } else if (key === '/' && !listening.signal.aborted && !hasNoSingleKeys()) {
    openSearch();
    event.preventDefault();
  }
}

// What a query in the URL adds to a page appears late, so the style sheet reserves space for it.
document.documentElement.toggleAttribute('data-has-query', location.search !== '');

document.addEventListener(
  'click',
  ({target}) => {
    const button = (target as Element).closest<HTMLElement>(`${menuButton}, ${searchButton}`);
    if (button?.matches(searchButton)) {
      openSearch();
    } else if (button) {
      button.setAttribute(waiting, '');
      pressed = button;
    }
  },
  {signal: listening.signal},
);
// Keys are collected until the search dialog opens, which loads after the page is hydrated.
document.addEventListener('keydown', onKey);
new MutationObserver((_changes, observer) => {
  observer.disconnect();
  listening.abort();
  document.querySelectorAll(`[${waiting}]`).forEach((button) => button.removeAttribute(waiting));
  // React may have handled the click, if it hydrated the page in the meantime.
  if (pressed?.ariaExpanded === 'false') {
    pressed.click();
  }
  if (window.earlySearchText !== undefined) {
    document.querySelector<HTMLElement>(searchButton)?.click();
  }
}).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
