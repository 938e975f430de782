import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {headersFor, parseHeaders} from '../../../../src/finish/headers/headersFile.ts';
import {writeHeaders} from '../../../../src/finish/headers/index.ts';
import {readInlineCode} from '../../../../src/finish/headers/inlineCode.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'headers-'))));
afterEach(() => rmSync(folder, {recursive: true}));

/** Writes a build with the given files and returns its `_headers`. */
function headersOf(files: Readonly<Record<string, string>>, baseUrl = '/'): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
  const inlineCode = new Map(pages.map(([file, html]) => [file, readInlineCode(html)]));
  const policy = {'default-src': ["'self'"], 'script-src': ["'self'"]};
  writeHeaders(folder, baseUrl, {policy, headers: {'X-Content-Type-Options': 'nosniff'}}, inlineCode);
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
      'docs/one.html': '<a onclick="go()" href="/">Go</a>',
      'docs/two.html': '<a href="javascript:go()">Go</a>',
    });
  expect(write).toThrow(
    [
      'docs/one.html: <a> has the event handler onclick="go()", which the content security policy blocks.',
      'docs/two.html: <a> has the JavaScript URL href="javascript:go()", which the content security policy blocks.',
    ].join('\n'),
  );
});
