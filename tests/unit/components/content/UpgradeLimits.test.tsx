// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render} from '@testing-library/react';
import UpgradeLimits from '@site/src/components/content/UpgradeLimits';
import {fourOne, versions} from '../../moodle/fixtures';
import {rowsOf} from './tables';

const table = 'Oldest release to upgrade from, by version';

test('shows the oldest release to upgrade from, and leaves out versions without data', () => {
  render(<UpgradeLimits versions={versions} />);
  expect(rowsOf(table)).toEqual([
    ['Upgrade to', 'From', 'First step for older sites'],
    ['Moodle 4.1 (LTS)', '3.9 or later', '3.9.21'],
  ]);
});

test('uses the oldest release as the first step if no other is recorded', () => {
  const plain = {...fourOne, requirements: {...fourOne.requirements!, upgradeFrom: {min: '3.9'}}};
  render(<UpgradeLimits versions={[plain]} />);
  expect(rowsOf(table)[1]).toEqual(['Moodle 4.1 (LTS)', '3.9 or later', '3.9']);
});
