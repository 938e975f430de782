import {describe, expect, test} from 'vitest';
import {compareVersions} from '@site/src/moodle/versionNames.ts';

describe('compareVersions', () => {
  test('compares numerically', () => {
    expect(['3.10', '4.0', '3.9', '3.11', '3.9.21', '1.0.6.1', '1.0.6'].sort(compareVersions)).toEqual([
      '1.0.6',
      '1.0.6.1',
      '3.9',
      '3.9.21',
      '3.10',
      '3.11',
      '4.0',
    ]);
  });

  test('treats a missing number as 0', () => {
    expect(compareVersions('4.2', '4.2.0')).toBe(0);
  });
});
