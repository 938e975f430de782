import {readdirSync} from 'node:fs';
import path from 'node:path';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {finishPages} from '@site/src/finish';
import {html} from '../search/embedded/fixtureSite.ts';
import {temporarySite} from '../temporarySite.ts';

const settings = {
  siteUrl: 'https://docs.example.com',
  baseUrl: '/base/',
  noIndex: false,
  previewSite: {name: 'Site', tagline: 'A site', areas: {}},
};
const {site: folder, writeFiles, read} = temporarySite();

const drawnImages = () => readdirSync(path.join(folder, 'assets/previews'));

function page(route: string, title: string): string {
  const tags = `<meta property="og:title" content="${title}"/><meta property="og:url" content="https://docs.example.com/base/${route}"/>`;
  return html({path: `/base/${route}`, title, content: '<div class="theme-doc-markdown">Text</div>'}).replace(
    '</head>',
    `${tags}</head>`,
  );
}

test('pages get structured data and preview tags, are searchable, and share an image if it has the same text', async () => {
  writeFiles({
    'docs/a.html': page('docs/a', 'A'),
    'docs/b.html': page('docs/b', 'A'),
    'versions.html': page('versions', 'V'),
  });
  const {redirects, searchPages, inlineCode} = await finishPages(folder, settings);
  expect(redirects).toEqual([]);
  const heads = ['docs/a.html', 'docs/b.html', 'versions.html'].map((file) => load(read(file))('head'));
  expect(heads.map((head) => head.find('script[type="application/ld+json"]').length)).toEqual([1, 1, 1]);
  const images = heads.map((head) => head.find('meta[property="og:image"]').attr('content'));
  expect(images[0]).toBe(images[1]);
  expect(images[0]).not.toBe(images[2]);
  expect(new Set(images)).toEqual(
    new Set(drawnImages().map((name) => `https://docs.example.com/base/assets/previews/${name}`)),
  );
  expect(searchPages.map(({path: route}) => route)).toEqual(['/base/docs/a', '/base/docs/b', '/base/versions']);
  expect([...inlineCode.keys()]).toEqual(['docs/a.html', 'docs/b.html', 'versions.html']);
});

test('redirect pages have the same script, and are listed for hosts that can redirect', async () => {
  const pages = {
    'dev/Data_API/More_(old)/index.html': '/base/docs/dml#more',
    'dev/Data_API/index.html': '/base/docs/dml',
    'dev/version.php/index.html': '/base/docs/version.php',
    'docs/old.html.html': '/base/docs/new',
  };
  writeFiles(
    Object.fromEntries(Object.entries(pages).map(([file, toUrl]) => [file, createRedirectPageContent({toUrl})])),
  );
  writeFiles({'docs/dml/index.html': '<p>DML</p>'});
  const {redirects, inlineCode, searchPages} = await finishPages(folder, settings);
  expect(redirects).toEqual([
    {from: '/base/dev/Data_API/More_(old)', to: '/base/docs/dml#more'},
    {from: '/base/dev/Data_API', to: '/base/docs/dml'},
    {from: '/base/dev/version.php', to: '/base/docs/version.php'},
    {from: '/base/docs/old.html', to: '/base/docs/new'},
  ]);
  expect(new Set([...inlineCode.values()].flatMap(({scripts}) => scripts)).size).toBe(1);
  expect(read('dev/Data_API/index.html')).toContain('url=/base/docs/dml');
  expect([drawnImages(), searchPages]).toEqual([[], []]);
});
