// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import ReleaseTable from '@site/src/components/content/ReleaseTable';
import {versions} from '../../moodle/fixtures';
import {rowsOf} from './tables';

test('lists all versions', () => {
  render(<ReleaseTable versions={versions} />);
  expect(rowsOf('Versions of Moodle')).toEqual([
    [
      'Version',
      'Released',
      'Point releases',
      'Latest point release',
      'General support until',
      'Security support until',
    ],
    ['4.2', '24 April 2023', '0', 'None', '22 April 2024', '7 October 2024'],
    ['4.1 (LTS)', '28 November 2022', '2', '4.1.2, 13 March 2023', '11 December 2023', '8 December 2025'],
    ['1.4', '31 August 2004', '1', '1.4.1, 12 September 2004', '7 May 2005', '7 May 2005'],
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('links releases that have notes if link is true', () => {
  render(<ReleaseTable versions={versions} link />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['4.2', '/general/releases/4.2'],
    ['4.1', '/general/releases/4.1'],
    ['4.1.2', '/general/releases/4.1/4.1.2'],
  ]);
});
