import {describe, expect, test} from 'vitest';
import {formatHeaders, headersFor, parseHeaders, type HeaderRule} from '../../../src/headers/headersFile.ts';

const rules: HeaderRule[] = [
  {path: '/*', headers: {'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer'}},
  {path: '/docs*', headers: {'Cache-Control': 'no-cache'}},
];

test('a file is read as it was written', () => {
  const text = formatHeaders(rules);
  expect(text).toBe(
    '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n\n/docs*\n  Cache-Control: no-cache\n',
  );
  expect(parseHeaders(text)).toEqual(rules);
});

test('comments, empty lines and space around lines say nothing', () => {
  expect(parseHeaders('# All\n/* \n\n\tX-A:  a: b \n  # Not this\n')).toEqual([{path: '/*', headers: {'X-A': 'a: b'}}]);
});

test.each(['  X-A: a', 'X-A: a', '/*\n  X-A'])('refuses a line that is neither path nor header: %j', (text) => {
  expect(() => parseHeaders(text)).toThrow(/^".*X-A.*" in _headers is neither a path nor a header of one\.$/);
});

describe('headersFor', () => {
  test('gives a path the headers of all rules that match it', () => {
    expect(headersFor(rules, '/docs/apis')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-cache',
    });
    expect(headersFor(rules, '/doc')).not.toHaveProperty('Cache-Control');
  });

  test('takes all but the asterisk as it is', () => {
    const dotted = [{path: '/sw.js', headers: {'X-A': 'a'}}];
    expect(headersFor(dotted, '/sw.js')).toEqual({'X-A': 'a'});
    expect(headersFor(dotted, '/swxjs')).toEqual({});
    expect(headersFor(dotted, '/sw.js.map')).toEqual({});
  });

  test('joins the values that two rules give a header, as hosts do', () => {
    const twice = [...rules, {path: '/docs/*', headers: {'Cache-Control': 'no-store'}}];
    expect(headersFor(twice, '/docs/apis')).toHaveProperty('Cache-Control', 'no-cache, no-store');
  });
});

describe('formatHeaders refuses what hosts would leave out', () => {
  test('a line that is too long', () => {
    const line = 'x'.repeat(2000 - '  X-A: '.length);
    expect(() => formatHeaders([{path: '/*', headers: {'X-A': line}}])).not.toThrow();
    expect(() => formatHeaders([{path: '/*', headers: {'X-A': `${line}x`}}])).toThrow(
      'The line of X-A in _headers has 2001 characters, and hosts read 2000.',
    );
  });

  test('a rule too many', () => {
    const many = Array.from({length: 101}, (_, index) => ({path: `/${index}`, headers: {'X-A': 'a'}}));
    expect(() => formatHeaders(many.slice(1))).not.toThrow();
    expect(() => formatHeaders(many)).toThrow('_headers has 101 rules, and hosts read 100.');
  });
});
