// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import AppReleaseSummary from '@site/src/components/content/AppReleaseSummary';
import {appReleases} from '../../moodle/fixtures';
import {facts} from './facts';

test('shows the recorded facts of a release and the newest release', () => {
  render(<AppReleaseSummary version="3.5.0" releases={appReleases} />);
  expect(facts()).toEqual([
    ['Release date', '25 June 2018'],
    ['Version code', '35000'],
    ['Lowest Moodle version', '3.1'],
    ['Lowest OS versions', 'Android 4.4, iOS 8'],
    ['Newest release', 'Moodle App 4.1.0, 19 December 2022'],
    ['Issues', 'Issues resolved in Moodle App 3.5.0'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/general/app_releases/v4/v4.1.0',
    'https://moodle.atlassian.net/secure/ReleaseNote.jspa?projectId=10070&version=15959',
  ]);
});

test('leaves out missing facts, and does not link the newest release to itself', () => {
  render(<AppReleaseSummary version="4.1.0" releases={appReleases} />);
  expect(facts()).toEqual([
    ['Release date', '19 December 2022'],
    ['Version code', '41000'],
    ['Lowest Moodle version', '3.5'],
  ]);
});

test('does not show the newest release if many releases share a page', () => {
  render(<AppReleaseSummary version="1.2.1" releases={appReleases} />);
  expect(facts()).toEqual([
    ['Release date', '8 April 2013 (Android; iOS on 15 April 2013)'],
    ['Lowest Moodle version', '2.4'],
  ]);
});
