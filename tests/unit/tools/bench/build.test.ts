import {describe, expect, test} from 'vitest';
import {readUsage} from '@site/tools/bench/build.ts';

describe('readUsage', () => {
  test('reads memory and processor time even if the program name contains parentheses', () => {
    const stat = '42 (node (main) x) R 1 42 42 0 -1 4194304 9 9 9 9 1000 200 30 4 20 0 11 0 5 0 0';
    expect(readUsage('Name:\tnode\nVmHWM:\t    2048 kB\n', stat)).toEqual({
      memory: 2048 * 1024,
      processorSeconds: 12.34,
    });
  });

  test('returns undefined for a process that has ended', () => {
    expect(readUsage('Name:\tnode\nState:\tZ (zombie)\n', '42 (node) Z 1')).toBeUndefined();
  });
});
