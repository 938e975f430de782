// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import SupportTimeline from '@site/src/components/content/SupportTimeline';
import {fourOne, fourTwo, oneFour, versions} from '../../moodle/fixtures';

/** Returns the parts of the image that a selector matches. */
const partsOf = (selector: string): Element[] => [...screen.getByRole('img').querySelectorAll(selector)];
const texts = (): string[] => partsOf('text').map(({textContent}) => textContent);
const bars = (): Element[] => partsOf('g > rect');
/** Returns the lines that mark today. */
const lines = (): Element[] => partsOf(':scope > rect');

const words = [
  'Moodle 4.2: general support from 24 April 2023 until 22 April 2024, then security support until 7 October 2024.',
  'Moodle 4.1 (LTS): general support from 28 November 2022 until 11 December 2023, then security support until 8 December 2025.',
];

const listItems = (): string[] => screen.getAllByRole('listitem', {hidden: true}).map(({textContent}) => textContent);

beforeEach(() => {
  vi.setSystemTime('2030-01-01T12:00:00');
});

test('shows a bar with two parts for each version, and the years', () => {
  render(<SupportTimeline versions={versions} />);
  expect(texts()).toEqual(['2022', '2023', '2024', '2025', 'Moodle 4.2', 'Moodle 4.1 (LTS)']);
  expect(bars().map((bar) => bar.getAttribute('class'))).toEqual(['general', 'security', 'general', 'security']);
  const [general, security] = bars().map((bar) => ({
    start: parseFloat(bar.getAttribute('x') ?? ''),
    width: parseFloat(bar.getAttribute('width') ?? ''),
  }));
  expect(security!.start).toBeCloseTo(general!.start + general!.width, 1);
});

test('has an accessible name, and all dates as text', () => {
  render(<SupportTimeline versions={versions} />);
  const picture = screen.getByRole('img', {name: 'Support for Moodle 4.1 to 4.2'});
  const alternative = document.getElementById(picture.getAttribute('aria-describedby') ?? '');
  expect(Array.from(alternative?.children ?? [], ({textContent}) => textContent)).toEqual(words);
  expect(screen.getByText('7 October 2024').getAttribute('datetime')).toBe('2024-10-07');
});

test('starts with the oldest supported version and includes all later ones', () => {
  const ended = {...fourOne, name: '4.1', securityEndDate: '2023-01-01'};
  const old = {...fourOne, name: '4.0', releaseDate: '2022-04-19'};
  render(<SupportTimeline versions={[fourTwo, ended, old, oneFour]} />);
  expect(listItems().map((line) => line.split(':')[0])).toEqual(['Moodle 4.2', 'Moodle 4.1 (LTS)', 'Moodle 4.0 (LTS)']);
});

test('includes extended security support', () => {
  render(<SupportTimeline versions={[oneFour]} />);
  expect(listItems()).toEqual([
    'Moodle 1.4: general support from 31 August 2004 until 7 May 2005, then security support until 30 June 2005.',
  ]);
});

test.each([
  ['2021-12-31', 0],
  ['2022-01-01', 1],
  ['2025-12-31', 1],
  ['2026-01-01', 0],
])('marks %s only if the timeline includes it', (day, count) => {
  vi.setSystemTime(`${day}T23:30:00`);
  render(<SupportTimeline versions={versions} />);
  expect(lines()).toHaveLength(count);
  expect(screen.queryAllByText('Today')).toHaveLength(count);
  expect(listItems()).toHaveLength(words.length + count);
});
