import {expect, test} from 'vitest';
import {stripLayout} from '@site/src/finish/search-index/readBuild';
import {readPage} from '@site/src/finish/search-index/readPage';
import {html} from '../../search/embedded/fixtureSite.ts';

const script = (name: string): string => `<script src="/assets/js/${name}.js" defer="defer"></script>`;

test('stripLayout removes everything that can change without the content of the page', () => {
  const page = (name: string, menu: string): string =>
    `<!doctype html><html class="docs-page"><head><title>A</title>${script(name)}` +
    `<link rel="stylesheet" href="/assets/css/${name}.css" /></head><body><nav>${menu}</nav><div><main>Text</main></div></body></html>`;
  expect(stripLayout(page('main.aaaa1111', 'One'))).toBe(stripLayout(page('main.bbbb2222', 'Two')));
  expect(stripLayout(page('main.aaaa1111', 'One'))).toBe(
    '<!doctype html><html class="docs-page"><head><title>A</title></head><body><main>Text</main></body></html>',
  );
});

test('stripLayout keeps everything that the search reads', () => {
  const page = html({path: '/docs/a', title: 'Page A'});
  expect(readPage(page, false)).toMatchObject({title: 'Page A'});
  expect(readPage(stripLayout(page), false)).toEqual(readPage(page, false));
});

test('stripLayout does not change a page without a main element', () => {
  const page = '<!doctype html><html><head></head><body><p>Moved.</p></body></html>';
  expect(stripLayout(page)).toBe(page);
});
