import {describe, expect, test} from 'vitest';
import {sizeOfPlan} from '@site/src/offline/store';

describe('sizeOfPlan', () => {
  const pack = (bytes: number, ...files: string[]) => ({id: files.join(), bytes, files});

  test('counts packs as a whole, and single files as the average of their pack', () => {
    const other = pack(60, 'b', 'c', 'd');
    const files = ['b', 'c'].map((path) => ({id: path, path, pack: other}));
    expect(sizeOfPlan({packs: [pack(100, 'a')], files})).toBe(140);
  });

  test('nothing is missing', () => {
    expect(sizeOfPlan({packs: [], files: []})).toBe(0);
  });
});
