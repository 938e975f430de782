// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import ReleaseDate from '@site/src/components/content/ReleaseDate';
import {fourOne, oneFour} from '../../moodle/fixtures';

describe('ReleaseDate', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['4.1.1', fourOne, '16 January 2023', '2023-01-16'],
    ['4.1.0', fourOne, '28 November 2022', '2022-11-28'],
    ['4.1', fourOne, '28 November 2022', '2022-11-28'],
    ['1.4', oneFour, '31 August 2004', '2004-08-31'],
  ])('shows the date of %s', (version, data, text, day) => {
    render(<ReleaseDate version={version} data={data} />);
    expect(screen.getByText(text).getAttribute('datetime')).toBe(day);
  });

  test.each([
    ['4.1.9', '"4.1.9"'],
    ['4.2', '"4.2"'],
    ['newest', '"newest"'],
    [4.1, '{4.1}'],
    [undefined, 'not set'],
  ])('throws an error with the known releases for %s', (version, shown) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<ReleaseDate version={version as string} data={fourOne} />)).toThrow(
      expect.objectContaining({
        message: `<ReleaseDate> version is ${shown}; allowed: a release of 4.1 in quotes (4.1.0, 4.1.1, 4.1.2).`,
      }),
    );
  });
});
