import {describe, expect, test, vi} from 'vitest';
import {RouteTable, lazyRoute} from '@site/src/patches/route-splitting/routeTable';

const route = (path: string) => ({path});

/** A table with a nested list, and two sections. */
function makeTable() {
  const loadDocs = vi.fn(() => Promise.resolve({default: [[2, 0, [route('/docs'), route('/docs/a')]]] as never}));
  const loadTags = vi.fn(() => Promise.resolve({default: [[1, 0, [route('/docs/tags/b')]]] as never}));
  const table = new RouteTable([
    ['/docs', loadDocs],
    ['/docs/tags', loadTags],
  ]);
  const pages = table.addList(2, []);
  const routes = table.addList(1, [{path: '/docs', routes: pages}]);
  return {table, routes, pages, loadDocs, loadTags};
}

const pathsOf = (routes: readonly {path: string}[]) => routes.map(({path}) => path);

describe('RouteTable', () => {
  test('inserts the routes of a section into their lists', async () => {
    const {table, routes, pages} = makeTable();
    await table.load('/docs/a');
    expect(pathsOf(pages)).toEqual(['/docs', '/docs/a']);
    expect(pathsOf(routes)).toEqual(['/docs']);
    await table.load('/docs/tags/b');
    // The route has to come before `/docs`, which also matches the path.
    expect(pathsOf(routes)).toEqual(['/docs/tags/b', '/docs']);
  });

  test('loads a section once', async () => {
    const {table, pages, loadTags} = makeTable();
    await Promise.all([table.load('/docs/a'), table.load('/docs/b')]);
    await table.load('/docs/a');
    expect(pages).toHaveLength(2);
    expect(loadTags).not.toHaveBeenCalled();
  });

  test.each(['/docs/tags/x', '/docs/tags', '/DOCS/Tags/', '/docs/tags.html', '/docs/tags/index.html'])(
    'finds the section of %s',
    async (address) => {
      const {table, loadDocs, loadTags} = makeTable();
      await table.load(address);
      expect(loadTags).toHaveBeenCalledOnce();
      expect(loadDocs).not.toHaveBeenCalled();
    },
  );

  test('tries again after a failure', async () => {
    const {table, pages, loadDocs} = makeTable();
    loadDocs.mockRejectedValueOnce(new Error('offline'));
    await expect(table.load('/docs')).rejects.toThrow('offline');
    await table.load('/docs');
    expect(pages).toHaveLength(2);
  });
});

describe('lazyRoute', () => {
  test('creates its component once, when it is first read', () => {
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
