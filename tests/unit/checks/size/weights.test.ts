import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {measureMarkdown} from '../../../../checks/size/markdownWeight.ts';
import {measureOffline} from '../../../../checks/size/offlineWeight.ts';
import {measurePreviews} from '../../../../checks/size/previewWeight.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: build, write} = temporarySite();

function writeSizes(sizes: Readonly<Record<string, number>>): void {
  Object.entries(sizes).forEach(([file, size]) => write(file, 'x'.repeat(size)));
}

test('adds up the Markdown copies and the full texts, and finds the largest files', () => {
  const copies = {'docs.md': 10, 'docs/a.md': 5};
  writeSizes({...copies, 'docs/llms-full.txt': 20, 'llms-full.txt': 1, 'llms.txt': 7, 'a.txt': 99});
  expect(measureMarkdown(build, 3)).toEqual({
    'per page': 5,
    'full texts': 7,
    'largest full text': 20,
    'largest list': 7,
  });
});

test('adds up the preview images and finds the largest one', () => {
  writeSizes({'assets/previews/a.jpg': 10, 'assets/previews/b.jpg': 30, 'assets/previews/c.jpg': 20});
  expect(measurePreviews(build, 3)).toEqual({'per page': 20, largest: 30});
});

test('adds up the size of the archives and the compressed size of the manifest', () => {
  const manifest = '{"packs": []}'.repeat(40);
  writeSizes({'assets/offline/01.pack': 350, 'assets/offline/02.pack': 350});
  write('assets/offline/03.json', manifest);
  expect(measureOffline(build, 1)).toEqual({'per page': 700 + gzipSync(manifest).length, requests: 3});
});

test('throws an error if the build lacks copies, images or archives', () => {
  expect(() => measureMarkdown(build, 3)).toThrow(`${build} contains no Markdown copies. Run "npm run build".`);
  expect(() => measurePreviews(build, 3)).toThrow(`${build} contains no preview images. Run "npm run build".`);
  expect(() => measureOffline(build, 1)).toThrow(`${path.join(build, 'assets/offline')} does not exist`);
});
