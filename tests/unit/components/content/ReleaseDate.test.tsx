// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import ReleaseDate from '@site/src/components/content/ReleaseDate';
import {fourOne, oneFour} from '../../moodle/fixtures';

test.each([
  ['4.1.1', fourOne, '16 January 2023', '2023-01-16'],
  ['4.1.0', fourOne, '28 November 2022', '2022-11-28'],
  ['4.1', fourOne, '28 November 2022', '2022-11-28'],
  ['1.4', oneFour, '31 August 2004', '2004-08-31'],
])('shows the date of %s', (version, data, text, day) => {
  render(<ReleaseDate version={version} data={data} />);
  expect(screen.getByText(text).getAttribute('datetime')).toBe(day);
});
