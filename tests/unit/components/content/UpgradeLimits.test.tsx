// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {render} from '@testing-library/react';
import UpgradeLimits from '@site/src/components/content/UpgradeLimits';
import {fourOne, versions} from '../../platform/fixtures';
import {rowsOf} from './tables';

const table = 'Oldest release to upgrade from, by version';

describe('UpgradeLimits', () => {
  test('says from where a version can be reached, and leaves out versions of which nothing is on record', () => {
    render(<UpgradeLimits versions={versions} />);
    expect(rowsOf(table)).toEqual([
      ['Upgrade to', 'From', 'First step for older sites'],
      ['Moodle 4.1 (LTS)', '3.9 or later', '3.9.21'],
    ]);
  });

  test('sends older sites to the oldest release if no other is named', () => {
    const plain = {...fourOne, requirements: {...fourOne.requirements!, upgradeFrom: {min: '3.9'}}};
    render(<UpgradeLimits versions={[plain]} />);
    expect(rowsOf(table)[1]).toEqual(['Moodle 4.1 (LTS)', '3.9 or later', '3.9']);
  });
});
