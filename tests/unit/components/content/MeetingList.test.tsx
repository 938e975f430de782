// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import MeetingList from '@site/src/components/content/MeetingList';
import {meetings} from './meetings';
import {rowsOf} from './tables';

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2023-05-01T12:00:00Z')});
});

test('shows a row for each meeting, and marks future meetings', () => {
  render(<MeetingList meetings={meetings} />);
  expect(rowsOf('Developer meetings')).toEqual([
    ['Meeting', 'When', 'Topics', 'Recording'],
    ['May 2023 Upcoming', expect.stringMatching(/^Tuesday 23 May 2023, /), 'QuizNews', 'None on record'],
    ['March 2023', expect.stringMatching(/^Tuesday 28 March 2023, /), 'Large sitesQuestions', 'Recording'],
  ]);
});

test('links pages and recordings with distinct names', () => {
  render(<MeetingList meetings={meetings} />);
  expect(screen.getByRole('link', {name: 'May 2023'}).getAttribute('href')).toBe('/general/community/meetings/202305');
  expect(screen.getByRole('link', {name: 'Recording of March 2023'}).getAttribute('href')).toBe(
    'https://example.com/recording',
  );
});
