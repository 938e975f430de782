import {describe, expect, test} from 'vitest';
import {findParts, keyOf, type ServerFile} from '@site/src/plugins/kept-pages/parts';

const bytes = (text: string) => new TextEncoder().encode(text);

const routes = {
  '/-aaa': {__comp: 'home'},
  '/docs-bbb': {__comp: 'root', __context: {plugin: 'context'}},
  '/docs-ccc': {__comp: 'version', __props: 'metadata'},
  '/docs/intro-ddd': {__comp: 'item', content: 'intro'},
  '/docs/apis-eeee': {__comp: 'item', content: 'apis'},
  '/docs/apis/dml-fff': {__comp: 'item', content: 'dml', more: ['list']},
  '/general-012': {__comp: 'version', __props: 'general'},
};

const contents = {
  home: 'home',
  root: 'root',
  context: 'context',
  version: 'version',
  metadata: 'metadata',
  item: 'item',
  intro: 'intro',
  apis: 'apis',
  dml: 'dml',
  list: 'list',
  general: 'general',
};

const file = (content: string, chunks: ServerFile['chunks']): ServerFile => ({content: bytes(content), chunks});

const pages = ['/', '/docs', '/docs/intro', '/docs/apis', '/docs/apis/dml', '/general', '/general/a', '/404.html'];

interface Site {
  bundle?: string;
  changed?: Partial<typeof contents>;
  more?: ServerFile[];
}

/** Keys of the pages of a site in which something has changed. */
function keys({bundle = 'the bundle', changed = {}, more = []}: Site = {}): string[] {
  const files = Object.entries({...contents, ...changed}).map(([name, content]) => file(content, [name]));
  const parts = findParts(bundle, [...files, ...more], routes);
  return pages.map((page) => keyOf(parts, page));
}

/** Pages that are rendered again. */
function stale(before: Site, after: Site): string[] {
  const kept = keys(before);
  return pages.filter((_, place) => keys(after)[place] !== kept[place]);
}

describe('findParts', () => {
  test('names each page in a way of its own, and again the same', () => {
    expect(new Set(keys()).size).toBe(pages.length);
    expect(keys()).toEqual(keys());
  });

  test.each([
    ['the text of a page', {intro: 'new'}, ['/docs/intro']],
    ['a part of a page', {list: 'new'}, ['/docs/apis/dml']],
    ['the page above another', {apis: 'new'}, ['/docs/apis', '/docs/apis/dml']],
    ['what all pages of a folder get', {metadata: 'new'}, ['/docs', '/docs/intro', '/docs/apis', '/docs/apis/dml']],
    ['another folder', {general: 'new'}, ['/general', '/general/a']],
    [
      'a component of several folders',
      {version: 'new'},
      ['/docs', '/docs/intro', '/docs/apis', '/docs/apis/dml', '/general', '/general/a'],
    ],
  ])('renders what %s is part of', (_, changed, expected) => {
    expect(stale({}, {changed})).toEqual(expected);
  });

  test('renders all pages for a change of the bundle', () => {
    expect(stale({}, {bundle: 'another bundle'})).toEqual(pages);
  });

  test('renders nothing for another date of a page, which changes the digits of its route', () => {
    const creator = (digits: string) => `creator('/docs/intro', '${digits}'); names = {"/docs/intro-${digits}": {}};`;
    const at = (digits: string) => {
      const {'/docs/intro-ddd': intro, ...others} = routes;
      return findParts(creator(digits), [], {...others, [`/docs/intro-${digits}`]: intro});
    };
    expect(at('ddd')).toEqual(at('f00'));
    expect(at('ddd')).toEqual(at('f00d'));
    expect(findParts(creator('ddd'), [], routes)).not.toEqual(findParts(creator('f00'), [], routes));
  });

  test('renders all pages for a change of a file that is loaded in another way', () => {
    const lazily = (content: string, chunks: ServerFile['chunks']) => ({more: [file(content, chunks)]});
    expect(stale(lazily('old', [undefined]), lazily('new', [undefined]))).toEqual(pages);
    expect(stale(lazily('old', ['unknown']), lazily('new', ['unknown']))).toEqual(pages);
    expect(stale(lazily('old', []), lazily('new', []))).toEqual(pages);
    expect(stale(lazily('old', ['intro', undefined]), lazily('new', ['intro', undefined]))).toEqual(pages);
  });

  test('fails for names of routes that it does not know', () => {
    expect(() => findParts('', [], {'/docs': {__comp: 'a'}})).toThrow('Docusaurus calls a route "/docs", in a new way');
  });
});
