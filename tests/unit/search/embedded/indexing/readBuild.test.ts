import {expect, test} from 'vitest';
import {essence} from '@site/src/search/embedded/indexing/readBuild';
import {readPage} from '@site/src/search/embedded/indexing/readPage';
import {html} from '../fixtureSite.ts';

const script = (name: string): string => `<script src="/assets/js/${name}.js" defer="defer"></script>`;

test('a page is the same until its own content changes', () => {
  const page = (name: string, menu: string): string =>
    `<!doctype html><html class="docs-page"><head><title>A</title>${script(name)}` +
    `<link rel="stylesheet" href="/assets/css/${name}.css" /></head><body><nav>${menu}</nav><div><main>Text</main></div></body></html>`;
  expect(essence(page('main.aaaa1111', 'One'))).toBe(essence(page('main.bbbb2222', 'Two')));
  expect(essence(page('main.aaaa1111', 'One'))).toBe(
    '<!doctype html><html class="docs-page"><head><title>A</title></head><body><main>Text</main></body></html>',
  );
});

test('the search reads the same of it', () => {
  const page = html({path: '/docs/a', title: 'Page A'});
  expect(readPage(page, false)).toMatchObject({title: 'Page A'});
  expect(readPage(essence(page), false)).toEqual(readPage(page, false));
});

test('a page without a main part stays as it is', () => {
  const page = '<!doctype html><html><head></head><body><p>Moved.</p></body></html>';
  expect(essence(page)).toBe(page);
});
