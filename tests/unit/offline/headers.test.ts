import {expect, test} from 'vitest';
import {securityHeaders} from '@site/config/securityHeaders';
import {preservedHeaders} from '@site/src/offline/headers';

test('preserves all headers that hosts should send with every page', () => {
  const sent = [
    'Content-Security-Policy',
    ...Object.keys(securityHeaders({search: undefined, repositoryUrl: 'https://git.example.org/team/docs'}).headers),
  ];
  const preserved = preservedHeaders(new Headers(Object.fromEntries(sent.map((name) => [name, 'x'])))).map(
    ([name]) => name,
  );
  expect(preserved.sort()).toEqual(sent.sort());
});

test('ignores other headers, and security headers that the host does not send', () => {
  expect(preservedHeaders(new Headers({'Content-Length': '3', Age: '7', 'Referrer-Policy': 'no-referrer'}))).toEqual([
    ['Referrer-Policy', 'no-referrer'],
  ]);
});
