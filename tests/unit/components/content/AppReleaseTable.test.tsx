// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import AppReleaseTable, {type Props} from '@site/src/components/content/AppReleaseTable';
import {appReleases as releases} from '../../moodle/fixtures';
import {rowsOf} from './tables';

describe('AppReleaseTable', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('lists all releases', () => {
    render(<AppReleaseTable releases={releases} />);
    expect(rowsOf('Releases of the mobile app')).toEqual([
      ['Release', 'Released', 'Version code', 'Lowest Moodle version', 'Lowest OS versions'],
      ['Moodle App 4.1.0', '19 December 2022', '41000', '3.5', 'Not on record'],
      ['Moodle App 3.5.0', '25 June 2018', '35000', '3.1', 'Android 4.4, iOS 8'],
      ['Moodle Mobile 1.2.1', '8 April 2013 (Android; iOS on 15 April 2013)', 'Not on record', '2.4', 'Not on record'],
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('shows only the given series, with links if link is true', () => {
    render(<AppReleaseTable releases={releases} series="3" link />);
    expect(rowsOf('Releases 3.x of the mobile app').map(([name]) => name)).toEqual(['Release', 'Moodle App 3.5.0']);
    expect(screen.getByRole('link', {name: 'Moodle App 3.5.0'}).getAttribute('href')).toBe(
      '/general/app_releases/v3/v3.5.0',
    );
  });

  test.each([
    [{series: '2'}, 'series is "2"; allowed: a series in quotes (4, 3, 1).'],
    [{series: 4}, 'series is {4}; allowed: a series in quotes (4, 3, 1).'],
    [{link: 'no'}, 'link is "no"; allowed: {true} or {false}.'],
  ])('throws an error for %j', (props, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<AppReleaseTable {...(props as unknown as Props)} releases={releases} />)).toThrow(
      expect.objectContaining({message: `<AppReleaseTable> ${message}`}),
    );
  });
});
