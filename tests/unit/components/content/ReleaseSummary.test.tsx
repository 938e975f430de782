// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import ReleaseSummary from '@site/src/components/content/ReleaseSummary';
import {fourOne, oneFour} from '../../moodle/fixtures';
import {facts} from './facts';

beforeEach(() => {
  vi.setSystemTime('2023-05-01T12:00:00');
});

test('shows the recorded facts of a version', () => {
  render(<ReleaseSummary version="4.1" data={{...fourOne, newFeaturesUrl: 'https://docs.moodle.org/new'}} />);
  expect(facts()).toEqual([
    ['Release', 'Moodle 4.1.0 Long-term support (LTS)'],
    ['Release date', '28 November 2022'],
    ['Build', '2022112800'],
    ['Support', 'General support '],
    ['General support until', '11 December 2023'],
    ['Security support until', '8 December 2025'],
    ['Newest release of 4.1', 'Moodle 4.1.2, 13 March 2023'],
    ['Issues', 'Issues fixed in Moodle 4.1.0'],
    ['New features', 'New features for users of Moodle 4.1'],
    ['Upgrade', 'How to upgrade to Moodle 4.1'],
    ['Download', 'Supported releases'],
  ]);
  expect(screen.getByText('8 December 2025').getAttribute('datetime')).toBe('2025-12-08');
});

test('shows the recorded facts of a point release, with the upgrade instructions of its version', () => {
  render(<ReleaseSummary version="4.1.2" data={fourOne} link />);
  expect(facts()).toEqual([
    ['Release', 'Moodle 4.1.2 Long-term support (LTS)'],
    ['Release date', '13 March 2023'],
    ['Build', '2022112802'],
    ['Support', 'General support '],
    ['General support until', '11 December 2023'],
    ['Security support until', '8 December 2025'],
    ['Note', 'Emergency minor release'],
    ['Release notes', 'Moodle 4.1.2 release notes'],
    ['Issues', 'Issues fixed in Moodle 4.1.2'],
    ['Upgrade', 'How to upgrade to Moodle 4.1'],
    ['Download', 'Supported releases'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/general/releases/4.1/4.1.2',
    'https://moodle.atlassian.net/issues/?jql=project%20%3D%20MDL%20AND%20resolution%20%3D%20Fixed%20AND%20fixVersion%20in%20%28%224.1.2%22%29%20ORDER%20BY%20priority%20DESC',
    'https://docs.moodle.org/401/en/Upgrading',
    'https://download.moodle.org/',
  ]);
});

test('leaves out facts that are not on record', () => {
  render(<ReleaseSummary version="1.4.1" data={oneFour} link />);
  expect(facts()).toEqual([
    ['Release', 'Moodle 1.4.1 '],
    ['Release date', '12 September 2004'],
    ['Support', 'Support ended '],
    ['General support until', '7 May 2005'],
    ['Security support until', '7 May 2005'],
    ['Extended security support until', '30 June 2005'],
    ['Download', 'Supported releases'],
  ]);
});

test('does not repeat the title of the page of a release', () => {
  render(<ReleaseSummary version="1.4.1" data={oneFour} />);
  expect(facts()[0]).toEqual(['Release date', '12 September 2004']);
});
