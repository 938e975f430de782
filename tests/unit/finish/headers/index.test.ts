import {expect, test} from 'vitest';
import {headersFor, parseHeaders} from '../../../../src/finish/headers/headersFile.ts';
import {writeHeaders} from '../../../../src/finish/headers/index.ts';
import {readInlineCode} from '../../../../src/finish/headers/inlineCode.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: folder, writeFiles, read} = temporarySite();
/** Writes a build with the given files and returns its `_headers`. */
function headersOf(files: Readonly<Record<string, string>>, baseUrl = '/'): string {
  writeFiles(files);
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
  const inlineCode = new Map(pages.map(([file, html]) => [file, readInlineCode(html)]));
  const policy = {'default-src': ["'self'"], 'script-src': ["'self'"]};
  writeHeaders(folder, baseUrl, {policy, headers: {'X-Content-Type-Options': 'nosniff'}}, inlineCode);
  return read('_headers');
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
