// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {pageTemplate} from '@site/config/pageTemplate';

/** The script in the head of a page. */
const [, script = ''] = /<head>[\s\S]*?<script>([\s\S]*?)<\/script>[\s\S]*?<\/head>/.exec(pageTemplate) ?? [];

beforeEach(() => document.documentElement.removeAttribute('data-opening'));
afterEach(() => void (window.location.hash = ''));

/** Whether a page is marked that a browser has come to in some way. */
function isMarked(entries: {type: string}[], hash = ''): boolean {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
  window.location.hash = hash;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the browser does with it
  (new Function(script) as () => void)();
  return document.documentElement.hasAttribute('data-opening');
}

test('marks a page that a reader opens', () => {
  expect(isMarked([{type: 'navigate'}])).toBe(true);
});

test.each([
  ['at a section', [{type: 'navigate'}], '#section'],
  ['again', [{type: 'reload'}], ''],
  ['on the way back', [{type: 'back_forward'}], ''],
  ['in a browser that does not say', [], ''],
])('not one that is opened %s', (_, entries, hash) => {
  expect(isMarked(entries, hash)).toBe(false);
});
