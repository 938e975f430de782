// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import ReleaseCalendar from '@site/src/components/content/ReleaseCalendar';
import type {Version} from '@site/src/moodle/types';
import {fourOne, versions} from '../../moodle/fixtures';

/** Returns the summary, state and days of each year. */
function years(): [name: string | undefined, open: boolean, days: string[]][] {
  return Array.from(document.querySelectorAll('details'), (year) => [
    year.querySelector('summary')?.textContent,
    year.open,
    Array.from(year.querySelectorAll('li'), ({textContent}) => textContent),
  ]);
}

test('lists releases by year and day, newest first, with the newest year open', () => {
  render(<ReleaseCalendar versions={versions} />);
  expect(years()).toEqual([
    [
      '2023 (3 releases)',
      true,
      ['24 April 2023: 4.2.0 (major release)', '13 March 2023: 4.1.2', '16 January 2023: 4.1.1'],
    ],
    ['2022 (1 release)', false, ['28 November 2022: 4.1.0 (major release, LTS)']],
    ['2004 (2 releases)', false, ['12 September 2004: 1.4.1', '31 August 2004: 1.4 (major release)']],
  ]);
  expect(screen.getByText('24 April 2023').getAttribute('datetime')).toBe('2023-04-24');
});

test('groups the releases of a day, with 3.10 before 3.9', () => {
  const version = (name: string, point: string): Version => ({
    ...fourOne,
    name,
    releases: [
      {name: `${name}.0`, releaseDate: '2022-01-01'},
      {name: point, releaseDate: '2022-05-09'},
    ],
  });
  render(<ReleaseCalendar versions={[version('3.9', '3.9.14'), version('3.10', '3.10.11')]} />);
  expect(years()[0]?.[2][0]).toBe('9 May 2022: 3.10.11, 3.9.14');
});

test('links releases that have notes', () => {
  render(<ReleaseCalendar versions={versions} />);
  expect(
    screen.getAllByRole('link', {hidden: true}).map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['4.2.0', '/general/releases/4.2'],
    ['4.1.2', '/general/releases/4.1/4.1.2'],
    ['4.1.1', '/general/releases/4.1/4.1.1'],
    ['4.1.0', '/general/releases/4.1'],
  ]);
});
