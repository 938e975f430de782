import {writePacks, type OfflineFiles} from '@site/src/finish/offline-archives/writePacks';
import {offlineFolder} from '@site/src/offline/format';
import type {OfflineStore} from '@site/src/offline/store';

const encoder = new TextEncoder();

/** A small site with pages in two versions, scripts and styles. */
export function smallSite(changes: Record<string, string> = {}, main = 'aaaaaa11'): Map<string, string> {
  const page = (title: string): string =>
    `<!doctype html><link rel=stylesheet href=/assets/css/styles.0123abcd.css /><script src=/assets/js/main.${main}.js defer></script>` +
    `<title>${title}</title><nav>${'A menu that all pages have. '.repeat(20)}</nav><main>${title}: what there is to say about it.</main>`;
  return new Map(
    Object.entries({
      '404.html': page('Page not found'),
      'index.html': page('Home'),
      'docs.html': page('Guides'),
      'docs/forms.html': page('Forms'),
      'docs/4.1/forms.html': page('Forms in 4.1'),
      'docs/tags/a b.html': page('Tag'),
      'assets/css/styles.0123abcd.css': 'body{}',
      [`assets/js/main.${main}.js`]: `start("${main}")`,
      'assets/js/1abc.0011aa.js': 'x={"permalink":"/docs/forms"}',
      'assets/js/2abc.0022bb.js': 'x=JSON.parse(\'{"permalink":"/docs/4.1/forms"}\')',
      'manifest.json': '{}',
      ...changes,
    }),
  );
}

/** Packs a small site. */
export function packed(site: Map<string, string>): Promise<OfflineFiles> {
  return writePacks(
    [...site].map(([path, text]) => ({path, content: encoder.encode(text)})),
    '/',
  );
}

/** Stores the manifest and the packs of a site. */
export async function storeSite(store: OfflineStore, {manifest, manifestPath, files}: OfflineFiles): Promise<void> {
  await store.put('manifest', manifestPath, JSON.stringify(manifest));
  for (const {id} of manifest.packs) {
    await store.put('pack', id, Buffer.from(files.get(`${offlineFolder}${id}.pack`)!));
  }
}
