import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {measureParts} from '../../../../checks/size/weights.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: build, writeFiles} = temporarySite();

const manifest = '{"packs": []}'.repeat(40);
const copies = {'docs.md': '0123456789', 'docs/a.md': '01234'};
const previews = {'assets/previews/a.jpg': '1', 'assets/previews/b.jpg': '01234'};
const archives = {'assets/offline/01.pack': '0'.repeat(600), 'assets/offline/03.json': manifest};

test('adds up the Markdown copies, the preview images and the archives, with the compressed manifest', () => {
  const texts = {'docs/llms-full.txt': '0'.repeat(20), 'llms-full.txt': '0', 'llms.txt': '0123456', 'a.txt': '0'};
  writeFiles({...copies, ...previews, ...archives, ...texts});
  expect(measureParts(build, 3)).toEqual({
    'Markdown copies': {'per page': 5, 'full texts': 7, 'largest full text': 20, 'largest list': 7},
    'preview images': {'per page': 2, largest: 5},
    'offline archives': {'per page': Math.round((600 + gzipSync(manifest).length) / 3)},
  });
});

test('throws an error if the build lacks copies, images or archives', () => {
  writeFiles({...previews, ...archives});
  expect(() => measureParts(build, 3)).toThrow(`${build} contains no Markdown copies. Run "npm run build".`);
});
