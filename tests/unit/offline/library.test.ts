import {beforeEach, describe, expect, test} from 'vitest';
import {Library} from '@site/src/offline/library';
import {offlineFolder} from '@site/src/offline/format';
import {OfflineStore, planDownload, type CacheLike} from '@site/src/offline/store';
import type {Packed} from '@site/src/offline/archives/writePacks';
import {fakeCache} from './fakeCache';
import {packed, smallSite} from './site';

let cache: CacheLike & {entries: Map<string, Uint8Array<ArrayBuffer>>};
let store: OfflineStore;

async function storeSite({manifest, manifestPath, files}: Packed): Promise<void> {
  await store.put('manifest', manifestPath, JSON.stringify(manifest));
  for (const {id} of manifest.packs) {
    await store.put('pack', id, Buffer.from(files.get(`${offlineFolder}${id}.pack`)!));
  }
}

async function libraryOf({manifest}: Packed): Promise<Library> {
  return new Library(store, await store.inventory(), manifest, '/', [['Referrer-Policy', 'no-referrer']]);
}

async function textAt(library: Library, path: string): Promise<string | undefined> {
  return (await library.answer(`https://example.org${path}`))?.text();
}

beforeEach(() => {
  cache = fakeCache();
  store = new OfflineStore(cache, '/');
});

describe('Library', () => {
  test('answers with every file of the site, byte for byte', async () => {
    const site = smallSite();
    const packs = packed(site);
    await storeSite(packs);
    const library = await libraryOf(packs);
    for (const [path, text] of site) {
      expect(await textAt(library, `/${encodeURI(path)}`), path).toBe(text);
    }
  });

  test('finds pages without extension, with query, tag pages and the home page', async () => {
    const site = smallSite();
    const packs = packed(site);
    await storeSite(packs);
    const library = await libraryOf(packs);
    expect(await textAt(library, '/')).toBe(site.get('index.html'));
    expect(await textAt(library, '/docs?offlineMode=true#top')).toBe(site.get('docs.html'));
    expect(await textAt(library, '/docs/4.1/forms')).toBe(site.get('docs/4.1/forms.html'));
    expect(await textAt(library, '/docs/tags/a%20b')).toBe(site.get('docs/tags/a b.html'));
    const response = await library.answer('https://example.org/docs/forms');
    expect([response?.status, response?.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response?.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  test('has the not-found page with its status', async () => {
    const packs = packed(smallSite());
    await storeSite(packs);
    const library = await libraryOf(packs);
    expect(await textAt(library, '/nowhere')).toBeUndefined();
    const response = await library.notFound();
    expect(response?.status).toBe(404);
    expect(await response?.text()).toContain('Page not found');
  });

  test('has no answer from what is not stored or damaged', async () => {
    const packs = packed(smallSite());
    await store.put('manifest', packs.manifestPath, JSON.stringify(packs.manifest));
    expect(await textAt(await libraryOf(packs), '/docs')).toBeUndefined();
    for (const {id} of packs.manifest.packs) {
      await store.put('pack', id, 'not a pack');
    }
    expect(await textAt(await libraryOf(packs), '/docs')).toBeUndefined();
  });

  test('serves a new version from old packs and new files, and the scripts of the old version to its pages', async () => {
    const before = packed(smallSite());
    await storeSite(before);
    const site = smallSite({}, 'bbbbbb22');
    const after = packed(site);
    await store.put('manifest', after.manifestPath, JSON.stringify(after.manifest));
    await store.put('file', 'assets/js/main.bbbbbb22.js', site.get('assets/js/main.bbbbbb22.js')!);
    const library = await libraryOf(after);
    expect(await textAt(library, '/docs/forms')).toBe(site.get('docs/forms.html'));
    expect(await textAt(library, '/assets/js/main.bbbbbb22.js')).toBe('start("bbbbbb22")');
    expect(await textAt(library, '/assets/js/main.aaaaaa11.js')).toBe('start("aaaaaa11")');
  });
});

describe('planDownload', () => {
  test('a site that is stored lacks nothing, an empty store all packs', async () => {
    const packs = packed(smallSite());
    expect(planDownload(packs.manifest, await store.inventory())).toEqual({packs: packs.manifest.packs, files: []});
    await storeSite(packs);
    expect(planDownload(packs.manifest, await store.inventory())).toEqual({packs: [], files: []});
  });

  test('a new script for all pages changes no page', async () => {
    await storeSite(packed(smallSite()));
    const plan = planDownload(packed(smallSite({}, 'bbbbbb22')).manifest, await store.inventory());
    const paths = [...plan.files.map(({path}) => path), ...plan.packs.flatMap(({files}) => files.flat())];
    expect(paths).toContain('assets/js/main.bbbbbb22.js');
    expect(paths.filter((path) => path.endsWith('.html'))).toEqual([]);
  });
});

describe('removeAllBut', () => {
  test('keeps packs that a version still uses, with the manifest that tells what is in them', async () => {
    const before = packed(smallSite());
    await storeSite(before);
    await store.markComplete(before.manifestPath, '2026-01-01T00:00:00.000Z');
    const site = smallSite({}, 'bbbbbb22');
    const after = packed(site);
    await store.put('manifest', after.manifestPath, JSON.stringify(after.manifest));
    await store.put('file', 'assets/js/main.bbbbbb22.js', 'start("bbbbbb22")');
    await store.put('file', 'assets/js/gone.cccccc33.js', 'gone');
    await store.removeAllBut([after.manifestPath]);
    expect(await store.completedAt(before.manifestPath)).toBeUndefined();
    expect(await store.file('assets/js/gone.cccccc33.js')).toBeUndefined();
    expect(await textAt(await libraryOf(after), '/docs/forms')).toBe(site.get('docs/forms.html'));
  });

  test('with no version, removes all', async () => {
    await storeSite(packed(smallSite()));
    await store.removeAllBut([]);
    expect([...cache.entries.keys()]).toEqual([]);
  });
});
