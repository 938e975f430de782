import {describe, expect, test} from 'vitest';
import {securityHeaders} from '@site/config/securityHeaders';
import {keptHeaders} from '@site/src/offline/headers';

describe('keptHeaders', () => {
  test('keeps all that static hosts are told to send with every page', () => {
    const told = ['Content-Security-Policy', ...Object.keys(securityHeaders(undefined).headers)];
    const kept = keptHeaders(new Headers(Object.fromEntries(told.map((name) => [name, 'x'])))).map(([name]) => name);
    expect(kept.sort()).toEqual(told.sort());
  });

  test('keeps nothing else, and asks for nothing that the host does not', () => {
    expect(keptHeaders(new Headers({'Content-Length': '3', Age: '7', 'Referrer-Policy': 'no-referrer'}))).toEqual([
      ['Referrer-Policy', 'no-referrer'],
    ]);
  });
});
