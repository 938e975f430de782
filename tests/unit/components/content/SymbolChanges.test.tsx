// @vitest-environment jsdom
import {useState} from 'react';
import {expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SymbolChanges from '@site/src/components/content/SymbolChanges';
import type {SymbolChangeList} from '@site/src/moodle/editionChanges';
import data from '../../../data/symbol-changes.json';
import {rowsOf} from './tables';

// tests/e2e/changes.spec.ts tests the URL parameter in a browser.
vi.mock('@site/src/components/site/FilterField/useFilter', () => ({useFilter: () => useState('')}));

const changes = data as SymbolChangeList;

function groups(): (string | null)[] {
  return screen.getAllByRole('group').map((group) => group.querySelector('summary')!.textContent);
}

test('counts the changes of each version and component', () => {
  render(<SymbolChanges edition="4.3" changes={{symbols: changes}} />);
  expect(screen.getByRole('status').textContent).toBe(
    '6 changes in 2 components: 1 removed, 1 deprecated, 1 renamed, 3 new.',
  );
  expect(groups()).toEqual([
    'Moodle 4.3 1 removed, 1 deprecated, 1 renamed, 2 new',
    'core 1 removed, 1 deprecated, 1 renamed, 1 new',
    'mod_quiz 1 new',
    'Moodle 4.2 1 new',
    'core 1 new',
  ]);
});

test('shows advice and pages for each symbol', () => {
  render(<SymbolChanges edition="4.3" changes={{symbols: changes}} />);
  expect([...rowsOf('Changes in core in 4.3'), ...rowsOf('Changes in core in 4.2').slice(1)]).toEqual([
    ['Name', 'Change', 'What to do'],
    ['page::gone()', 'Removed method', 'It had been deprecated since 3.9. Call find().'],
    ['cron_run()', 'Deprecated function', 'Use \\core\\cron::run() instead. See Page a, Page b.'],
    ['context', 'Renamed class', 'Use core\\context. The old name still works. See Page a, Page b, Page c and 2 more.'],
    ['core\\cron', 'New class', ''],
    ['core\\lock\\utils', 'New class', ''],
  ]);
  expect(screen.getByRole('link', {name: 'page::gone()'}).getAttribute('href')).toBe('https://example.com/gone');
  expect(screen.queryByRole('link', {name: 'cron_run()'})).toBeNull();
  expect(within(screen.getAllByRole('table')[0]!).getAllByRole('link', {name: 'Page b'})).toHaveLength(2);
});

test.each([
  ['quiz', '1 change in 1 component: 1 new.'],
  ['CRON', '2 changes in 1 component: 1 deprecated, 1 new.'],
  ['\\core\\cron', '1 change in 1 component: 1 new.'],
  ['cron_run()', '1 change in 1 component: 1 deprecated.'],
  ['new class', '2 changes in 1 component: 2 new.'],
  ['renamed', '1 change in 1 component: 1 renamed.'],
])('shows and opens the groups that match the filter "%s"', async (filter, status) => {
  render(<SymbolChanges edition="4.3" changes={{symbols: changes}} />);
  expect(screen.getAllByRole('group').every((group) => !(group as HTMLDetailsElement).open)).toBe(true);
  await userEvent.type(screen.getByRole('searchbox', {name: 'Filter by name, component or kind of change'}), filter);
  expect(screen.getByRole('status').textContent).toBe(status);
  expect(screen.getAllByRole('group').every((group) => (group as HTMLDetailsElement).open)).toBe(true);
});

test('shows and opens the chosen version', async () => {
  render(<SymbolChanges edition="4.3" changes={{symbols: changes}} />);
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Version'}), '4.2');
  expect(screen.getByRole('status').textContent).toBe('1 change in 1 component: 1 new.');
  expect(groups()).toEqual(['Moodle 4.2 1 new', 'core 1 new']);
  expect(screen.getAllByRole('group').map((group) => (group as HTMLDetailsElement).open)).toEqual([true, false]);
});

test('shows a message if nothing matches the filter', async () => {
  render(<SymbolChanges edition="4.3" changes={{symbols: changes}} />);
  await userEvent.type(screen.getByRole('searchbox'), 'nope');
  expect(screen.getByRole('status').textContent).toBe('No changes match “nope”.');
  expect(screen.queryByRole('group')).toBeNull();
});
