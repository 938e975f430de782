// @vitest-environment jsdom
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import SupportTimeline from '@site/src/components/content/SupportTimeline';
import {fourOne, fourTwo, oneFour, versions} from '../../moodle/fixtures';

/** Returns the texts and bars of the image with their horizontal positions. */
function timelineContent(): {
  texts: [string | null, string | null][];
  bars: (string | null)[][];
  lines: (string | null)[];
} {
  const picture = screen.getByRole('img');
  return {
    texts: Array.from(picture.querySelectorAll('text'), (text) => [text.textContent, text.getAttribute('x')]),
    bars: Array.from(picture.querySelectorAll('g > rect'), (bar) => [
      bar.getAttribute('class'),
      bar.getAttribute('x'),
      bar.getAttribute('width'),
    ]),
    lines: Array.from(picture.querySelectorAll(':scope > rect'), (line) => line.getAttribute('x')),
  };
}

const words = [
  'Moodle 4.2: general support from 24 April 2023 until 22 April 2024, then security support until 7 October 2024.',
  'Moodle 4.1 (LTS): general support from 28 November 2022 until 11 December 2023, then security support until 8 December 2025.',
];

const listItems = (): string[] => screen.getAllByRole('listitem', {hidden: true}).map(({textContent}) => textContent);

describe('SupportTimeline', () => {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['Date']});
    vi.setSystemTime('2030-01-01T12:00:00');
  });

  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  test('shows a bar with two parts for each version, and the years', () => {
    render(<SupportTimeline versions={versions} />);
    expect(timelineContent()).toEqual({
      // Positions in four years, which are 1,461 days.
      texts: [
        ['2022', '0.00%'],
        ['2023', '24.98%'],
        ['2024', '49.97%'],
        ['2025', '75.02%'],
        ['Moodle 4.2', '32.72%'],
        ['Moodle 4.1 (LTS)', '22.66%'],
      ],
      bars: [
        ['general', '32.72%', '24.91%'],
        ['security', '57.63%', '11.50%'],
        ['general', '22.66%', '25.87%'],
        ['security', '48.53%', '49.83%'],
      ],
      lines: [],
    });
  });

  test('has an accessible name, and all dates as text', () => {
    render(<SupportTimeline versions={versions} />);
    const picture = screen.getByRole('img', {name: 'Support for Moodle 4.1 to 4.2'});
    const alternative = document.getElementById(picture.getAttribute('aria-describedby') ?? '');
    expect(Array.from(alternative?.children ?? [], ({textContent}) => textContent)).toEqual(words);
    expect(screen.getByText('7 October 2024').getAttribute('datetime')).toBe('2024-10-07');
  });

  test('explains the patterns in a legend', () => {
    render(<SupportTimeline versions={versions} />);
    const samples = Array.from(document.querySelectorAll('[aria-hidden="true"]'), (sample) => [
      sample.parentElement?.textContent.trim(),
      sample.querySelector('rect')?.getAttribute('fill'),
    ]);
    const pattern = document.querySelector('pattern')?.id;
    expect(pattern).toBeTruthy();
    expect(samples).toEqual([
      ['General support', null],
      ['Security support only', `url(#${pattern})`],
    ]);
  });

  test('aligns the label of a version in the second half with the end of its bar', () => {
    render(<SupportTimeline versions={[fourTwo, {...fourOne, releaseDate: '2020-11-28'}]} />);
    const label = screen.getByText('Moodle 4.2');
    expect(label.getAttribute('text-anchor')).toBe('end');
    expect(label.getAttribute('x')).toBe('79.43%');
  });

  test('starts with the oldest supported version and includes all later ones', () => {
    const ended = {...fourOne, name: '4.1', securityEndDate: '2023-01-01'};
    const old = {...fourOne, name: '4.0', releaseDate: '2022-04-19'};
    render(<SupportTimeline versions={[fourTwo, ended, old, oneFour]} />);
    expect(listItems().map((line) => line.split(':')[0])).toEqual([
      'Moodle 4.2',
      'Moodle 4.1 (LTS)',
      'Moodle 4.0 (LTS)',
    ]);
  });

  test('includes extended security support', () => {
    render(<SupportTimeline versions={[oneFour]} />);
    expect(listItems()).toEqual([
      'Moodle 1.4: general support from 31 August 2004 until 7 May 2005, then security support until 30 June 2005.',
    ]);
  });

  test.each([
    ['2021-12-31', []],
    ['2022-01-01', ['0.00%']],
    ['2023-05-01', ['33.20%']],
    ['2025-12-31', ['99.93%']],
    ['2026-01-01', []],
  ])('marks %s only if the timeline includes it', (day, lines) => {
    vi.setSystemTime(`${day}T23:30:00`);
    render(<SupportTimeline versions={versions} />);
    expect(timelineContent().lines).toEqual(lines);
    expect(screen.queryAllByText('Today')).toHaveLength(lines.length);
    expect(listItems()).toHaveLength(words.length + lines.length);
  });

  test('shows the marked date as text', () => {
    vi.setSystemTime('2023-05-01T12:00:00');
    render(<SupportTimeline versions={versions} />);
    expect(listItems()).toEqual([...words, 'A line marks today, 1 May 2023.']);
  });

  test('does not mark today when prerendered, and hydrates without a mismatch', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.setSystemTime('2023-05-01T12:00:00');
    const container = document.createElement('div');
    container.innerHTML = renderToString(<SupportTimeline versions={versions} />);
    document.body.replaceChildren(container);
    expect(timelineContent().lines).toEqual([]);
    expect(timelineContent().bars).toHaveLength(4);
    const onRecoverableError = vi.fn();
    render(<SupportTimeline versions={versions} />, {container, hydrate: true, onRecoverableError});
    expect(timelineContent().lines).toEqual(['33.20%']);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
  });
});
