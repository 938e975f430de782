// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {off, singleKeysKey} from '../../../src/components/site/KeyboardShortcuts/singleKeys.ts';

/** Runs the script on a page, as if the browser had just parsed it. */
async function openPage(html: string, search = ''): Promise<void> {
  window.history.replaceState(null, '', `/${search}`);
  document.documentElement.dataset.hasHydrated = 'false';
  document.body.innerHTML = html;
  window.earlySearchText = undefined;
  vi.resetModules();
  await import('../../../src/plugins/early-actions/script.ts');
}

/** Reports that React has hydrated the page, and waits until the script has noticed it. */
async function hydrate(): Promise<void> {
  document.documentElement.dataset.hasHydrated = 'true';
  await Promise.resolve();
}

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

function countClicks(element: HTMLElement): () => number {
  const listener = vi.fn();
  element.addEventListener('click', listener);
  return () => listener.mock.calls.length;
}

const menu = '<button class="navbar__toggle" aria-expanded="false"></button>';

const addListener = vi.spyOn(document, 'addEventListener');

// A page of the site has one script, but all these tests share a document.
afterEach(() => {
  for (const [type, listener] of addListener.mock.calls) {
    document.removeEventListener(type, listener as EventListener);
  }
  addListener.mockClear();
});

test('does not press a button again that React has handled', async () => {
  await openPage(menu);
  find('.navbar__toggle').click();
  find('.navbar__toggle').setAttribute('aria-expanded', 'true');
  const clicks = countClicks(find('.navbar__toggle'));
  await hydrate();
  expect(clicks()).toBe(0);
});

test('leaves "/" alone if the reader has turned off the shortcuts with a single key', async () => {
  await openPage('<button class="DocSearch-Button"></button>');
  const press = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true}));
  window.localStorage.setItem(singleKeysKey, off);
  expect(press()).toBe(true);
  window.localStorage.removeItem(singleKeysKey);
  expect(press()).toBe(false);
});

test.each([
  ['', false],
  ['?from=4.1', true],
])('reports to the style sheet whether the URL has a query: "%s"', async (search, hasQuery) => {
  await openPage('', search);
  expect(document.documentElement.hasAttribute('data-has-query')).toBe(hasQuery);
});
