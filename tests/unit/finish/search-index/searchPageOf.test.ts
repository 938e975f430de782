import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/finish/html/builtPage.ts';
import {searchPageOf, type PageSection} from '../../../../src/finish/search-index/searchPageOf.ts';
import {html, type FixturePage} from '../../search/embedded/fixtureSite.ts';

const read = (page: Partial<FixturePage>, ignoreNoIndex = false) =>
  searchPageOf(parsePage(html({path: '/docs/a', ...page})), ignoreNoIndex);

/** The text of a section, by kind. */
const show = ({pieces}: PageSection) =>
  pieces
    .map(({kind, text}) => [kind, text.replace(/\s+/g, ' ').trim()] as const)
    .filter(([, text]) => text !== '')
    .map(([kind, text]) => `${kind}: ${text}`);

test('reads the metadata of a page', () => {
  expect(
    read({
      path: '/base/docs/a',
      title: 'Lock <code>API</code>',
      description: 'Locks &amp; more.',
      breadcrumbs: ['API guides', 'Core APIs', 'Lock API'],
      topics: ['API', 'Lock'],
    }),
  ).toMatchObject({
    path: '/base/docs/a',
    language: 'en-AU',
    tag: 'docs-default-current',
    title: 'Lock API',
    description: 'Locks & more.',
    breadcrumbs: ['API guides', 'Core APIs'],
    topics: ['API', 'Lock'],
    keywords: '',
  });
});

test('splits the text at headings with an ID', () => {
  const page = read({
    content: `<p>Above.</p><h2 id="one">One<a class="hash-link" href="#one">\u200B</a></h2><p>First.</p>
        <h4>No address</h4><article><h3 id="two"><code>two()</code></h3><p>Second.</article>`,
  });
  expect(page?.sections.map(({heading, anchor}) => [heading, anchor])).toEqual([
    ['', ''],
    ['One', 'one'],
    ['two()', 'two'],
  ]);
  expect(page?.sections.map(show)).toEqual([['prose: Above.'], ['prose: First. No address'], ['prose: Second.']]);
});

test('numbers the changes of release notes in each section', () => {
  const content = `<h2 id="fixes">Fixes</h2><p>Many.</p>
      <ul><li>Quiz: fixed <code>one</code> (<a href="/t/1">MDL-1</a>)</li><li>No issue (yet)</li><li>Two (backport of MDL-2)</li></ul>
      <h2 id="more">More</h2><ul><li>Three (MDL-3, <a href="/docs">Docs</a>)</li></ul>`;
  const page = read({path: '/general/releases/4.2', content});
  const changes = page!.sections.map(({pieces}) =>
    pieces.filter(({change}) => change !== undefined).map(({change, text}) => `${change}: ${text.trim()}`),
  );
  expect(changes).toEqual([
    [],
    ['0: Quiz: fixed', '0: one', '0: (MDL-1)', '1: Two (backport of MDL-2)'],
    ['0: Three (MDL-3, Docs)'],
  ]);
});

test('removes the emoji of cards', () => {
  const page = read({content: '<article><p>📄️ Access API</p><p>🗃️ Moodle™ ↔ App</p></article>'});
  expect(page?.sections.map(show)).toEqual([['prose: Access API Moodle™ ↔ App']]);
});

test('distinguishes prose, inline code and samples', () => {
  const page = read({
    content: `<p>Call <code>get()</code> now.</p><pre><code><span>$a</span><br>$b</code></pre><ul><li>One<li>Two</ul>`,
  });
  expect(page?.sections.map(show)).toEqual([
    ['prose: Call', 'code: get()', 'prose: now.', 'sample: $a $b', 'prose: One Two'],
  ]);
});

test('contains text that readers can open: tabs and details', () => {
  const content = `<div role="tabpanel">One</div><div role="tabpanel" hidden>Two</div>
      <details><summary>More</summary><div style="display:none">Three</div></details>`;
  expect(read({content})?.sections.map(show)).toEqual([['prose: One Two More Three']]);
});

test('collects links to other pages of the site', () => {
  const page = read({
    path: '/base/docs/a',
    content: `<p><a href="/base/docs/b">The <code>b</code> API</a>, <a href="c#%C3%BCber">c</a>, <a href="c#100%">odd</a>,
        <a href="#here">here</a>, <a href="https://example.org/d">elsewhere</a>, <a>nothing</a>,
        <a href="https://docs.example.com/base/docs/e">e</a></p><nav><a href="/base/docs/f">menu</a></nav>`,
  });
  expect(page?.links).toEqual([
    {path: '/base/docs/b', anchor: '', text: 'The b API'},
    {path: '/base/docs/c', anchor: '\u00fcber', text: 'c'},
    {path: '/base/docs/c', anchor: '100%', text: 'odd'},
    {path: '/base/docs/e', anchor: '', text: 'e'},
  ]);
});

test.each([
  ['navigation', '<nav>word</nav>'],
  ['buttons', '<button>word</button>'],
  ['drawings', '<svg><text>word</text></svg>'],
  ['hidden elements', '<p hidden>word</p><span aria-hidden="true">word</span>'],
  ['elements that must not be quoted', '<div data-nosnippet><p>word</p></div>'],
  ['styles and scripts', '<style>word</style><script>word</script>'],
  ['forms', '<form><label>word</label></form>'],
])('leaves out %s', (_, content) => {
  expect(read({content})?.sections.map(show)).toEqual([[]]);
});

test.each([
  ['the list of pages with a tag', {htmlClass: 'docs-wrapper docs-tags-doc-list-page'}],
  ['the list of tags', {htmlClass: 'docs-wrapper docs-tags-list-page'}],
  ['a page marked noindex', {robots: 'noindex, nofollow'}],
  ['an unlisted page', {content: '<div class="theme-unlisted-banner">Unlisted</div>'}],
])('leaves out %s', (_, page) => {
  expect(read(page)).toBeUndefined();
});

test('can ignore noindex', () => {
  expect(read({robots: 'noindex, nofollow'}, true)).toBeDefined();
  expect(read({content: '<div class="theme-unlisted-banner">Unlisted</div>'}, true)).toBeUndefined();
  expect(read({htmlClass: 'plugin-id-default search-page-wrapper', robots: 'noindex'}, true)).toBeUndefined();
});

test('ignores redirects', () => {
  expect(
    searchPageOf(
      parsePage('<!doctype html><html><head><meta http-equiv="refresh" content="0; url=/"></head></html>'),
      false,
    ),
  ).toBe(undefined);
});

test('uses the document title of a page without a heading', () => {
  const page = html({path: '/', title: 'Home'}).replace('<h1>Home</h1>', '');
  expect(searchPageOf(parsePage(page), false)?.title).toBe('Home');
});
