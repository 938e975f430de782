import {describe, expect, test, vi} from 'vitest';
import {KnownRoutes, lazyRoute} from '@site/src/framework/route-splitting/routeTable';

const route = (path: string) => ({path});

/** A table of two lists, one within the other, and what loads the sections. */
function table() {
  const loadDocs = vi.fn(() => Promise.resolve({default: [[2, 0, [route('/docs'), route('/docs/a')]]] as never}));
  const loadTags = vi.fn(() => Promise.resolve({default: [[1, 0, [route('/docs/tags/b')]]] as never}));
  const known = new KnownRoutes([
    ['/docs', loadDocs],
    ['/docs/tags', loadTags],
  ]);
  const pages = known.list(2, []);
  const routes = known.list(1, [{path: '/docs', routes: pages}]);
  return {known, routes, pages, loadDocs, loadTags};
}

const pathsOf = (routes: readonly {path: string}[]) => routes.map(({path}) => path);

describe('KnownRoutes', () => {
  test('adds the routes of a section to the lists where they belong', async () => {
    const {known, routes, pages} = table();
    await known.load('/docs/a');
    expect(pathsOf(pages)).toEqual(['/docs', '/docs/a']);
    expect(pathsOf(routes)).toEqual(['/docs']);
    await known.load('/docs/tags/b');
    // Before the route of all addresses below /docs, which would take it.
    expect(pathsOf(routes)).toEqual(['/docs/tags/b', '/docs']);
  });

  test('loads a section once, however often it is asked for', async () => {
    const {known, pages, loadTags} = table();
    await Promise.all([known.load('/docs/a'), known.load('/docs/b')]);
    await known.load('/docs/a');
    expect(pages).toHaveLength(2);
    expect(loadTags).not.toHaveBeenCalled();
  });

  test.each(['/docs/tags/x', '/docs/tags', '/DOCS/Tags/', '/docs/tags.html', '/docs/tags/index.html'])(
    'finds the section of %s',
    async (address) => {
      const {known, loadDocs, loadTags} = table();
      await known.load(address);
      expect(loadTags).toHaveBeenCalledOnce();
      expect(loadDocs).not.toHaveBeenCalled();
    },
  );

  test('has nothing to load for an address of no section', async () => {
    const {known, loadDocs, loadTags} = table();
    await known.load('/docs-x');
    await known.load('/');
    expect([loadDocs, loadTags].every((load) => load.mock.calls.length === 0)).toBe(true);
  });

  test('tries again after a failure', async () => {
    const {known, pages, loadDocs} = table();
    loadDocs.mockRejectedValueOnce(new Error('offline'));
    await expect(known.load('/docs')).rejects.toThrow('offline');
    await known.load('/docs');
    expect(pages).toHaveLength(2);
  });

  test('fails for a section of another table', async () => {
    const known = new KnownRoutes([['/docs', () => Promise.resolve({default: [[7, 0, []]]})]]);
    await expect(known.load('/docs')).rejects.toThrow('The table of routes has no list 7.');
  });
});

describe('lazyRoute', () => {
  test('makes its component when it is asked for, and once', () => {
    const create = vi.fn(() => 'component');
    const made = lazyRoute(create, {path: '/docs', exact: true});
    expect(made).toMatchObject({path: '/docs', exact: true});
    create.mockClear();
    const other = lazyRoute(create, {path: '/docs/a'});
    expect(create).not.toHaveBeenCalled();
    expect([other.component, other.component]).toEqual(['component', 'component']);
    expect(create).toHaveBeenCalledOnce();
  });
});
