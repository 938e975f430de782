import {describe, expect, test} from 'vitest';
import {formatHeaders, headersFor, parseHeaders, type HeaderRule} from '../../../../src/finish/headers/headersFile.ts';

const rules: HeaderRule[] = [
  {path: '/*', headers: {'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer'}},
  {path: '/docs*', headers: {'Cache-Control': 'no-cache'}},
];

test('parses a formatted file', () => {
  const text = formatHeaders(rules);
  expect(text).toBe(
    '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n\n/docs*\n  Cache-Control: no-cache\n',
  );
  expect(parseHeaders(text)).toEqual(rules);
});

test('ignores comments, empty lines and surrounding spaces', () => {
  expect(parseHeaders('# All\n/* \n\n\tX-A:  a: b \n  # Not this\n')).toEqual([{path: '/*', headers: {'X-A': 'a: b'}}]);
});

test.each(['  X-A: a', 'X-A: a', '/*\n  X-A'])('rejects a line that is neither a path nor a header: %j', (text) => {
  expect(() => parseHeaders(text)).toThrow(/^".*X-A.*" in _headers is neither a path nor a header below a path\.$/);
});

describe('headersFor', () => {
  test('joins the values of a header in several rules', () => {
    const twice = [...rules, {path: '/docs/*', headers: {'Cache-Control': 'no-store'}}];
    expect(headersFor(twice, '/docs/apis')).toHaveProperty('Cache-Control', 'no-cache, no-store');
  });
});

describe('formatHeaders rejects content that hosts would ignore', () => {
  test('a line that is too long', () => {
    const line = 'x'.repeat(2000 - '  X-A: '.length);
    expect(() => formatHeaders([{path: '/*', headers: {'X-A': line}}])).not.toThrow();
    expect(() => formatHeaders([{path: '/*', headers: {'X-A': `${line}x`}}])).toThrow(
      'The X-A line in _headers has 2001 characters, but hosts only read 2000.',
    );
  });

  test('too many rules', () => {
    const many = Array.from({length: 101}, (_, index) => ({path: `/${index}`, headers: {'X-A': 'a'}}));
    expect(() => formatHeaders(many.slice(1))).not.toThrow();
    expect(() => formatHeaders(many)).toThrow('_headers has 101 rules, but hosts only read 100.');
  });
});
