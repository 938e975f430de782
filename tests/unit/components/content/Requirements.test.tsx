// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import Requirements from '@site/src/components/content/Requirements';
import {databaseLabels} from '@site/src/moodle/databases';
import type {DatabaseName} from '@site/src/moodle/types';
import {fourOne, fourTwo} from '../../moodle/fixtures';
import {find, versions} from '../../moodle/upgrade/site';
import {rowsOf} from './tables';

const captions = (): (string | undefined)[] =>
  screen.queryAllByRole('table').map((table) => table.querySelector('caption')?.textContent);

test('shows all parts without headings', () => {
  render(<Requirements version="4.1" data={fourOne} />);
  expect(screen.getByRole('paragraph').textContent).toBe(
    'You can upgrade to Moodle 4.1 from Moodle 3.9 or later. Upgrade older sites to 3.9.21 first.',
  );
  expect(captions()).toEqual([
    'PHP versions for Moodle 4.1',
    'Databases for Moodle 4.1',
    'PHP extensions for Moodle 4.1',
    'PHP settings for Moodle 4.1',
    'Browsers for Moodle 4.1',
  ]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('shows the PHP versions', () => {
  render(<Requirements version="4.1" show="php" data={fourOne} />);
  expect(rowsOf('PHP versions for Moodle 4.1')).toEqual([
    ['PHP', 'Version'],
    ['Lowest', '7.4.0 (7.3.0 in Moodle 4.0)'],
    ['Recommended', '8.0.5'],
    ['Also supported', '8.0, 8.1 (since Moodle 4.1.2)'],
    ['Highest', '8.1 (since Moodle 4.1.2)'],
    ['Not supported', '7.9'],
    ['Notes', 'Only 64-bit PHP. Mind the limits.'],
  ]);
});

test('shows the databases with their PHP extensions as code', () => {
  render(<Requirements version="4.1" show="databases" data={fourOne} />);
  expect(rowsOf('Databases for Moodle 4.1')).toEqual([
    ['Database', 'Lowest version', 'Recommended', 'PHP extension', 'Notes'],
    ['PostgreSQL', '12 (10 in Moodle 4.0)', '', 'pgsql', ''],
    ['Microsoft SQL Server', '2017 (internal version 14.0; 2012 in Moodle 3.10)', '2019', 'sqlsrv', ''],
    ['SQLite', '2.0', '', '', 'An experiment.'],
  ]);
  expect(screen.getAllByRole('code').map(({textContent}) => textContent)).toEqual(['pgsql', 'sqlsrv']);
});

test('shows the PHP extensions and settings', () => {
  render(<Requirements version="4.1" data={fourOne} />);
  expect(rowsOf('PHP extensions for Moodle 4.1')).toEqual([
    ['Requirement', 'Extensions'],
    ['Required', 'curl, gd'],
    ['Optional', 'soap'],
  ]);
  expect(rowsOf('PHP settings for Moodle 4.1')).toEqual([
    ['Setting', 'Value', 'Requirement'],
    ['memory_limit', '96M or more', 'Required'],
    ['file_uploads', '1', 'Recommended'],
    ['max_input_vars', '5000 or more', 'Recommended. Required on PHP 8.'],
  ]);
  const extensions = within(screen.getByRole('table', {name: 'PHP extensions for Moodle 4.1'}));
  expect(extensions.getAllByRole('code').map(({textContent}) => textContent)).toEqual(['curl', 'gd', 'soap']);
});

test('shows the browsers', () => {
  render(<Requirements version="4.1" show="browsers" data={fourOne} />);
  expect(rowsOf('Browsers for Moodle 4.1')).toEqual([
    ['Use', 'Browsers'],
    ['Desktop', 'Chrome, Explorer 9 or later (latest recommended; 10 for uploads)'],
    ['Mobile', 'MobileSafari'],
    ['Known issues', 'Safari 7 and below'],
    ['Not supported', 'Internet Explorer 11'],
    ['Notes', 'The last one for Internet Explorer.'],
  ]);
});

test('leaves out requirements that are not on record', () => {
  render(<Requirements version="4.2" data={fourTwo} />);
  expect(screen.queryByRole('paragraph')).toBeNull();
  expect(captions()).toEqual([
    'PHP versions for Moodle 4.2',
    'Databases for Moodle 4.2',
    'PHP extensions for Moodle 4.2',
  ]);
  expect(rowsOf('PHP versions for Moodle 4.2')).toEqual([
    ['PHP', 'Version'],
    ['Lowest', '8.0.0'],
    ['Also supported', '8.1'],
    ['Highest', '8.1'],
  ]);
  expect(rowsOf('Databases for Moodle 4.2')).toEqual([
    ['Database', 'Lowest version'],
    ['MySQL', '8.0'],
  ]);
  expect(rowsOf('PHP extensions for Moodle 4.2')).toEqual([
    ['Requirement', 'Extensions'],
    ['Required', 'sodium'],
  ]);
});

test.each(['php', 'databases', 'extensions', 'settings', 'browsers'] as const)('shows only the part %s', (show) => {
  render(<Requirements version="4.1.2" show={show} data={fourOne} />);
  expect(captions()).toHaveLength(1);
  expect(screen.queryByText(/You can upgrade/)).toBeNull();
});

/** Returns the lowest version that a version of the platform requires, by the label of the row that shows it. */
function minimum(name: string, label: string): string | undefined {
  const {php, databases = {}} = find(name, versions).requirements!;
  const database = Object.entries(databases).find(([key]) => databaseLabels[key as DatabaseName] === label);
  return label === 'Lowest' ? php.min : database?.[1].min;
}

const versionsByAge = versions.flatMap(({name, requirements}) => (requirements ? [name] : []));

test.each(['3.4', '3.7', '3.9', '3.10', '3.11', '4.0', '4.1', '4.2', '4.4', '5.0'])(
  'names the last version that had a lower minimum than %s, with that minimum',
  (name) => {
    render(<Requirements version={name} data={find(name, versions)} />);
    const shown = [...rowsOf(`PHP versions for Moodle ${name}`), ...rowsOf(`Databases for Moodle ${name}`)]
      .map(([what = '', lowest = '']) => ({what, earlier: lowest.match(/([\d.]+) in Moodle ([\d.]+)\)$/)?.slice(1)}))
      .filter(({earlier}) => earlier);
    expect(shown.map(({what}) => what)).toContain('Lowest');
    for (const {what, earlier} of shown) {
      const lower = versionsByAge
        .slice(0, versionsByAge.indexOf(name))
        .findLast((version) => minimum(version, what) !== minimum(name, what));
      expect(earlier, what).toEqual([minimum(lower!, what), lower]);
    }
  },
);
