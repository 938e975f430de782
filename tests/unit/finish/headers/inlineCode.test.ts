import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {readInlineCode} from '../../../../src/finish/headers/inlineCode.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('scripts', () => {
  test('hashes the exact content of a script', () => {
    // From the specification of the policy: https://www.w3.org/TR/CSP3/#external-hash
    expect(readInlineCode("<script>alert('Hello, world.');</script>").scripts).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
    expect(readInlineCode('<script>\n  é("<b>", \'</p>\') && a < b\n</SCRIPT >').scripts).toEqual([
      hash('\n  é("<b>", \'</p>\') && a < b\n'),
    ]);
  });

  test('normalises line endings before hashing', () => {
    expect(readInlineCode('<script>a\r\nb\rc\n</script>').scripts).toEqual([hash('a\nb\nc\n')]);
  });

  test('recognises scripts by their type', () => {
    const typed = (type: string) => readInlineCode(`<script ${type}>a()</script>`).scripts.length;
    for (const type of [
      'async',
      'type=""',
      'type=module',
      "type='text/javascript'",
      'type="application/javascript"',
      'TYPE="Text/JavaScript"',
      'type="speculationrules"',
      'type="importmap"',
      'data-type="application/ld+json"',
    ]) {
      expect(typed(type), type).toBe(1);
    }
    for (const type of ['type="application/ld+json"', 'type=application/json', 'type="text/template"']) {
      expect(typed(type), type).toBe(0);
    }
  });

  test('ignores text that looks like a tag', () => {
    const {scripts} = readInlineCode(
      `<title>The <script> element</title>
      <!-- <script>comment()</script> -->
      <a title="a > b <script>attribute()" data-a='<script>'>link</a>
      <style>a::before { content: "<script>" }</style>
      <noscript><script>without()</script></noscript>
      <textarea><script>typed()</textarea>
      <code>&lt;script&gt;shown()&lt;/script&gt;</code>
      <script>one()</script><script>two("<script>")</script>
      <script>cut()`,
    );
    expect(scripts).toEqual([hash('one()'), hash('two("<script>")'), hash('cut()')]);
  });
});

describe('violations', () => {
  test.each([
    ['<button class="a"onclick="go()">', '<button> has the event handler onclick="go()"'],
    ['<body onLoad=go()>', '<body> has the event handler onload="go()"'],
    ["<img src=x onerror='go()'/>", '<img> has the event handler onerror="go()"'],
    ['<a href="javascript:void(0)">', '<a> has the JavaScript URL href="javascript:void(0)"'],
    ["<a HREF=' JavaScript:go()'>", '<a> has the JavaScript URL href="JavaScript:go()"'],
  ])('reports code that the policy would block: %s', (html, fault) => {
    expect(readInlineCode(`<p>Text</p>${html}`)).toEqual({scripts: [], violations: [fault]});
  });

  test('are not reported for text', () => {
    expect(
      readInlineCode(
        `<p title="write onclick='go()' or javascript:go()">onclick="go()"</p>
        <!-- <a onclick="go()"> --><code>&lt;a onclick="go()"&gt;</code><a href="/javascript:go">x</a>
        <p data-onclick="go()" data-once="a">javascript:</p><script>"<a onclick='go()'>"</script>`,
      ).violations,
    ).toEqual([]);
  });
});
