import {expect, test} from 'vitest';
import {formatRedirects, parseRedirects} from '../../../../src/finish/redirects/redirectsFile.ts';

const redirects = [
  {from: '/dev/Data_API', to: '/docs/dml'},
  {from: '/dev/Experience_API_(xAPI)', to: '/docs/xapi#part'},
];

test('writes a line for each redirect, and reads it again', () => {
  const text = formatRedirects(redirects);
  expect(text).toBe('/dev/Data_API /docs/dml 301\n/dev/Experience_API_(xAPI) /docs/xapi#part 301\n');
  expect(parseRedirects(text)).toEqual(redirects);
});

test.each(['/dev/Security:SQL', '/dev/*', '/dev/Data API'])(
  'leaves out %s, which hosts would read differently',
  (from) => {
    expect(formatRedirects([{from, to: '/docs/dml'}, ...redirects])).toBe(formatRedirects(redirects));
  },
);

test('rejects more or longer lines than hosts read', () => {
  const many = Array.from({length: 2001}, (_, index) => ({from: `/dev/${index}`, to: '/docs'}));
  expect(() => formatRedirects(many)).toThrow('_redirects has 2001 lines, but hosts only read 2000.');
  expect(() => formatRedirects([{from: `/${'a'.repeat(1000)}`, to: '/docs'}])).toThrow(
    /^A line in _redirects has 1012 characters, but hosts only read 1000/,
  );
});

test.each(['/dev/Data_API', '/dev/Data_API /docs/dml 200', '/dev/Data_API /docs/dml 301 Country=au'])(
  'rejects the line "%s"',
  (line) => {
    expect(() => parseRedirects(line)).toThrow(
      `"${line}" in _redirects is not an old path, a new URL and the status 301.`,
    );
  },
);
