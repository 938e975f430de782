import {readdirSync} from 'node:fs';
import path from 'node:path';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {expect, test} from 'vitest';
import {finishPages} from '@site/src/finish';
import {temporarySite} from '../temporarySite.ts';

const settings = {
  siteUrl: 'https://docs.example.com',
  baseUrl: '/base/',
  noIndex: false,
  previewSite: {name: 'Site', tagline: 'A site', areas: {}},
};
const {site: folder, writeFiles, read} = temporarySite();

const drawnImages = () => readdirSync(path.join(folder, 'assets/previews'));

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
