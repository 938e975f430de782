// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import SupportStatus from '@site/src/components/content/SupportStatus';
import {versions} from '../../moodle/fixtures';
import {rowsOf} from './tables';

test.each([
  ['2023-04-23', 'Not released yet General support until 22 April 2024', 'General support until 11 December 2023'],
  ['2023-12-11', 'General support until 22 April 2024', 'General support until 11 December 2023'],
  ['2023-12-12', 'General support until 22 April 2024', 'Security support only until 8 December 2025'],
  ['2024-10-08', 'Support ended on 7 October 2024', 'Security support only until 8 December 2025'],
])('shows the status for %s in the browser', (day, ofFourTwo, ofFourOne) => {
  vi.setSystemTime(`${day}T23:30:00`);
  render(<SupportStatus versions={versions} />);
  expect(
    rowsOf('Versions and their support')
      .slice(1)
      .map((cells) => cells[2]),
  ).toEqual([ofFourTwo, ofFourOne]);
});

test('says in one sentence that support for all versions has ended', () => {
  vi.setSystemTime('2025-12-09T12:00:00');
  render(<SupportStatus versions={versions} />);
  expect(screen.getByRole('paragraph').textContent).toBe(
    'Support for all versions in this table has ended. You can find newer versions at download.moodle.org.',
  );
  expect(rowsOf('Versions and their support')).toEqual([
    ['Version', 'Released', 'General support until', 'Security support until'],
    ['4.2', '24 April 2023', '22 April 2024', '7 October 2024'],
    ['4.1 (LTS)', '28 November 2022', '11 December 2023', '8 December 2025'],
  ]);
});
