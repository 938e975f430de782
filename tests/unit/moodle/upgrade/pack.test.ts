import {expect, test} from 'vitest';
import type {Change} from '@site/src/moodle/upgrade/contents';
import {packChanges, unpackChanges} from '@site/src/moodle/upgrade/pack';

test('unpackChanges restores the changes', () => {
  const changes: Change[] = [
    {kind: 'security', component: 'Quiz', text: 'Code is `$x`', keys: ['MSA-23-0001', 'MDL-1']},
    {kind: 'developer', component: '', text: 'No key', keys: []},
  ];
  const packed = packChanges('4.1.0', changes);
  expect(packed).toEqual([
    '4.1.0',
    [
      [0, 'Quiz', 'Code is `$x`', 'MSA-23-0001 MDL-1'],
      [4, '', 'No key', ''],
    ],
  ]);
  expect(unpackChanges(packed)).toEqual(changes);
});
