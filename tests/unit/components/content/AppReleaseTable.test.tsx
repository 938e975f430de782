// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import AppReleaseTable from '@site/src/components/content/AppReleaseTable';
import {appReleases as releases} from '../../moodle/fixtures';
import {rowsOf} from './tables';

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
