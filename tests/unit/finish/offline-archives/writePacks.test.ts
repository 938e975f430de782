import {describe, expect, test} from 'vitest';
import {offlineFolder} from '@site/src/offline/format';
import {unpack} from '@site/src/offline/unpack';
import {groupIntoPacks, maxPackSize} from '@site/src/finish/offline-archives/groupFiles';
import {packed} from '../../offline/site';

const stored = (path: string, text: string): {path: string; content: Uint8Array} => ({
  path,
  content: Buffer.from(text),
});

describe('writePacks', () => {
  test('writes packs that the decoder of the service worker reads, even if they repeat themselves over megabytes', async () => {
    const noise = Array.from({length: 400_000}, (_, index) => String.fromCharCode(33 + ((index * index) % 89))).join(
      '',
    );
    const {manifest, files} = await packed(new Map(['a', 'b', 'c'].map((name) => [`${name}.html`, noise + name])));
    const [pack] = manifest.packs;
    const unpacked = unpack(files.get(`${offlineFolder}${pack!.id}.pack`)!);
    expect(new TextDecoder().decode(unpacked.get('c.html'))).toBe(`${noise}c`);
    expect(pack!.bytes).toBeLessThan(noise.length);
  });
});

describe('groupIntoPacks', () => {
  test('puts the script of a category page, whose permalink ends in a slash, next to its page, and pictures into another pack', () => {
    const files = [
      stored('assets/images/form-0123456789abcdef.webp', 'Picture'),
      stored('assets/js/1abc.0011aa.js', 'x={"permalink":"/docs/forms/"}'),
      stored('docs/forms.html', 'Forms'),
      stored('manifest.json', '{}'),
    ];
    expect(groupIntoPacks(files, '/').map((pack) => pack.map(({path}) => path))).toEqual([
      ['manifest.json'],
      ['assets/js/1abc.0011aa.js', 'docs/forms.html'],
      ['assets/images/form-0123456789abcdef.webp'],
    ]);
  });

  test('groups both versions of a page with their scripts and search snippets', () => {
    const head = {
      labels: [],
      pages: [{path: '/docs/b', title: '', description: '', breadcrumbs: [], keywords: [], sections: ['', 'One']}],
      lengths: '',
      shards: [],
      texts: [[0, '0123456789ab.json']],
    };
    const files = [
      stored('assets/js/zzzz.000000.js', 'vendor'),
      stored('assets/js/2bcd.111111.js', 'metadata={"permalink":"/docs/4.1/b"}'),
      stored('assets/search/0123456789ab.json', '["Text"]'),
      stored('assets/search/ba9876543210.json', JSON.stringify(head)),
      stored('docs/4.1/b.html', 'B'),
      stored('docs/a.html', 'A'),
      stored('docs/b.html', 'B'),
      stored('docs/c.html', 'C'),
    ];
    expect(groupIntoPacks(files, '/').map((pack) => pack.map(({path}) => path))).toEqual([
      ['assets/js/zzzz.000000.js', 'assets/search/ba9876543210.json'],
      [
        'docs/a.html',
        'assets/js/2bcd.111111.js',
        'assets/search/0123456789ab.json',
        'docs/4.1/b.html',
        'docs/b.html',
        'docs/c.html',
      ],
    ]);
  });

  test('starts a new pack before the size limit', () => {
    const files = Array.from({length: 4}, (_, page) => stored(`docs/${page}.html`, 'x'.repeat(maxPackSize / 3 + 1)));
    expect(groupIntoPacks(files, '/').map(({length}) => length)).toEqual([2, 2]);
  });
});
