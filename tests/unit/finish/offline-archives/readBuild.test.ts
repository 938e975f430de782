import {expect, test} from 'vitest';
import {readBuild} from '@site/src/finish/offline-archives/readBuild';
import {temporarySite} from '../../temporarySite.ts';

const {site: folder, writeFiles} = temporarySite();

test('excludes the worker, earlier packs, redirects of the old wiki, and files for crawlers, hosts and language models', () => {
  const files = [
    'index.html',
    'docs/a.html',
    'assets/js/main.0123abcd.js',
    'img/logo.svg',
    'sw.js',
    'sitemap.xml',
    'robots.txt',
    '.well-known/security.txt',
    '_headers',
    '_redirects',
    'dev/Data_API/index.html',
    'general/releases.atom',
    'docs/a.md',
    'docs/llms-full.txt',
    'llms.txt',
    'assets/previews/0123456789ab.png',
    'assets/js/mermaid-node_modules_d3_index_js.0123abcd.js',
    'assets/js/node_modules_mermaid_dist_core_mjs.0123abcd.js',
    'assets/offline/0123.pack',
  ];
  writeFiles(Object.fromEntries(files.map((file) => [file, `content of ${file}`])));
  const read = readBuild(folder);
  expect(read.map((file) => file.path)).toEqual([
    'assets/js/main.0123abcd.js',
    'docs/a.html',
    'img/logo.svg',
    'index.html',
  ]);
  expect(Buffer.from(read[1]!.content).toString()).toBe('content of docs/a.html');
});
