/*
 * Remembers what the reader does while the scripts of the page are loading, and does it again when React has hydrated the
 * page. `src/plugins/early-actions` puts this script into the head of every page, so it must stay small.
 */
import type {} from './searchText';
import {off, singleKeysKey} from './singleKeys';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const searchButton = '.DocSearch-Button';
const controls = `${searchButton}, [role=tab], [aria-expanded], details[data-collapsed] > summary`;

/** Marks controls that wait, so that the style sheet can show it. */
const waiting = 'data-waiting';

/** What to do for each control. Readers who press a control again while nothing happens want the same thing. */
const actions = new Map<Element | string, () => void>();

const values = new Map<Field, string>();
const listening = new AbortController();

/** Shows the panel of a tab. React replaces the tabs when it has hydrated the page, so the tab has to be pressed again. */
function selectTab(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list) {
    return;
  }
  const index = [...list.children].indexOf(tab);
  [...list.children].forEach((other, place) => {
    other.classList.toggle('tabs__item--active', place === index);
    other.setAttribute('aria-selected', String(place === index));
  });
  [...(list.nextElementSibling?.children ?? [])].forEach((panel, place) => {
    (panel as HTMLElement).hidden = place !== index;
  });
  const lists = () => [...document.querySelectorAll('[role=tablist]')];
  const place = lists().indexOf(list);
  actions.set(`tabs ${place}`, () => (lists()[place]?.children[index] as HTMLElement | undefined)?.click());
}

function openSearch(): void {
  const button = document.querySelector<HTMLElement>(searchButton);
  window.earlySearchText ??= '';
  button?.setAttribute(waiting, '');
  actions.set('search', () => {
    if (window.earlySearchText !== undefined) {
      button?.click();
    }
  });
}

function press(control: HTMLElement): void {
  const state = control.getAttribute('aria-expanded');
  control.setAttribute(waiting, '');
  // React may have handled the event, if it hydrated the page in the meantime.
  actions.set(control, () => {
    if (control.getAttribute('aria-expanded') === state) {
      control.click();
    }
  });
}

function onClick(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (control?.role === 'tab') {
    selectTab(control);
  } else if (control?.matches(searchButton)) {
    openSearch();
  } else if (control instanceof HTMLElement && control.parentElement instanceof HTMLDetailsElement) {
    // The browser opens and closes the element, so only React's state may be wrong.
    const details = control.parentElement;
    actions.set(control, () => {
      if (details.dataset.collapsed === String(details.open)) {
        control.click();
      }
    });
  } else if (control) {
    if (control.getAttribute('href') === '#') {
      event.preventDefault();
    }
    press(control);
  }
}

/** Returns whether the reader has turned off the shortcuts with a single key. */
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
  if ((event.ctrlKey || event.metaKey) && key === 'k') {
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

function onInput({target}: Event): void {
  values.set(target as Field, (target as Field).value);
}

/** Enters a value as the reader did. React ignores a value that it has seen, so it gets to see an empty one first. */
function enter(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, {bubbles: true}));
  }
}

// What a query in the URL adds to a page appears late, so the style sheet reserves space for it.
document.documentElement.toggleAttribute('data-has-query', location.search !== '');

const {signal} = listening;
document.addEventListener('click', onClick, {signal});
document.addEventListener('input', onInput, {signal});
document.addEventListener('change', onInput, {signal});
// Keys are collected until the search dialog opens, which loads after the page is hydrated.
document.addEventListener('keydown', onKey);
new MutationObserver((_changes, observer) => {
  observer.disconnect();
  listening.abort();
  document.querySelectorAll(`[${waiting}]`).forEach((control) => control.removeAttribute(waiting));
  values.forEach((value, field) => enter(field, value));
  actions.forEach((act) => act());
}).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
