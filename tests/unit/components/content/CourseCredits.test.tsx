// @vitest-environment jsdom
import {useState} from 'react';
import {expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import CourseCredits from '@site/src/components/content/CourseCredits';
import {rowsOf} from './tables';

vi.mock('@site/src/components/site/FilterField/useFilter', () => ({useFilter: () => useState('')}));

const credits = [
  {
    group: 'english',
    courses: [
      {course: 'Using', url: 'https://example.com/using', current: ['Ada Writer', 'Ben Reader'], previous: []},
      {course: 'Lounge', current: [], previous: ['Cem Host']},
    ],
  },
  {
    group: 'other-languages',
    courses: Array.from({length: 20}, (_, index) => ({course: `Course ${index}`, current: ['Ada'], previous: []})),
  },
];

test('shows the maintainers of each course, and links courses that have a URL', () => {
  render(<CourseCredits group="english" credits={credits} />);
  expect(rowsOf('Courses in English').slice(1)).toEqual([
    ['Using', 'Ada Writer, Ben Reader', ''],
    ['Lounge', '', 'Cem Host'],
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.com/using');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('shows a filter if there are many courses', () => {
  render(<CourseCredits group="other-languages" credits={credits} />);
  expect(screen.getByRole('status').textContent).toBe('20 courses');
  expect(screen.getByRole('searchbox', {name: 'Filter by course or name'})).toBeTruthy();
});
