import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {headersFor, parseHeaders} from '../../../../src/finish/headers/headersFile.ts';
import {finishRedirects, writeHeaders} from '../../../../src/finish/headers/index.ts';
import {parseRedirects} from '../../../../src/finish/headers/redirectsFile.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'headers-'))));
afterEach(() => rmSync(folder, {recursive: true}));

/** Writes a build with the given files, finishes its redirects and returns its `_headers`. */
function headersOf(files: Readonly<Record<string, string>>, baseUrl = '/'): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  finishRedirects(folder, baseUrl);
  writeHeaders(folder, baseUrl, {
    policy: {'default-src': ["'self'"], 'script-src': ["'self'"]},
    headers: {'X-Content-Type-Options': 'nosniff'},
  });
  return readFileSync(path.join(folder, '_headers'), 'utf8');
}

test('allows each inline script once', () => {
  const text = headersOf({
    'index.html': '<script>a()</script><script type="application/ld+json">{}</script>',
    'docs/one.html': '<script>a()</script>',
    'docs/two.html': '<script>b()</script>',
    'data.json': '"<script>c()</script>"',
  });
  const headers = headersFor(parseHeaders(text), '/docs/one');
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
  });
  expect(headers['Content-Security-Policy']).toMatch(
    /^default-src 'self'; script-src 'self'(?: 'sha256-[\w+/]{43}='){2}$/,
  );
});

test('needs one hash for all redirect pages', () => {
  const text = headersOf(
    Object.fromEntries(
      ['one', 'two', 'three'].map((name) => [
        `docs/${name}/index.html`,
        createRedirectPageContent({toUrl: `/docs/new/${name}`}),
      ]),
    ),
  );
  expect(text.match(/'sha256-/g)).toHaveLength(1);
  expect(readFileSync(path.join(folder, 'docs/two/index.html'), 'utf8')).toContain('url=/docs/new/two');
});

test('lists the redirect pages for hosts that can redirect', () => {
  const pages = {
    'dev/Data_API/index.html': '/resources/docs/dml',
    'dev/Data_API/More_(old)/index.html': '/resources/docs/dml#more',
    'dev/version.php/index.html': '/resources/docs/version.php',
    'dev/Security:SQL/index.html': '/resources/general/sql',
    'docs/old.html.html': '/resources/docs/new',
  };
  const redirectPages = new Map(
    Object.entries(pages).map(([file, toUrl]) => [file, createRedirectPageContent({toUrl})] as const),
  );
  headersOf({...Object.fromEntries(redirectPages), 'docs/dml/index.html': '<p>DML</p>'}, '/resources/');
  expect(parseRedirects(readFileSync(path.join(folder, '_redirects'), 'utf8'))).toEqual([
    {from: '/resources/dev/Data_API/More_(old)', to: '/resources/docs/dml#more'},
    {from: '/resources/dev/Data_API', to: '/resources/docs/dml'},
    {from: '/resources/dev/version.php', to: '/resources/docs/version.php'},
    {from: '/resources/docs/old.html', to: '/resources/docs/new'},
  ]);
});

test('includes the base URL in paths', () => {
  const rules = parseHeaders(headersOf({'index.html': '<p>Home</p>', 'docs.html': '<p>Docs</p>'}, '/resources/'));
  expect(rules.map(({path: rule}) => rule)).toEqual([
    '/resources/*',
    '/resources/assets/*',
    '/resources/*.md',
    '/resources/*llms.txt',
    '/resources/*llms-full.txt',
  ]);
});

test('reports each page with code that the policy blocks', () => {
  const write = () =>
    headersOf({
      'docs/two.html': '<a href="javascript:go()">Go</a>',
      'docs/one.html': '<a onclick="go()" href="/">Go</a>',
    });
  expect(write).toThrow(
    [
      'docs/one.html: <a> has the event handler onclick="go()", which the content security policy blocks.',
      'docs/two.html: <a> has the JavaScript URL href="javascript:go()", which the content security policy blocks.',
    ].join('\n'),
  );
});
