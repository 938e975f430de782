// @vitest-environment jsdom
import {useState} from 'react';
import {expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FilteredTable from '@site/src/components/content/FilteredTable';
import {rowsOf} from './tables';

// tests/e2e/changes.spec.ts tests the URL parameter in a browser.
vi.mock('@site/src/components/site/FilterField/useFilter', () => ({useFilter: () => useState('')}));

function draw(): void {
  render(
    <FilteredTable
      caption="Testers"
      label="Filter testers"
      itemName="people"
      columns={['Name', 'Versions']}
      rows={[
        {key: 'a', values: ['Ada Writer', '3.1, 3.10']},
        {key: 'b', values: ['Ben Reader (host)', '3.10, 13.1']},
        {key: 'c', values: ['Cem Writer', '4.2']},
      ]}
    />,
  );
}

test('shows all rows and their number until a filter is set', () => {
  draw();
  expect(screen.getByRole('status').textContent).toBe('3 people');
  expect(rowsOf('Testers')).toHaveLength(4);
});

test.each([
  ['writer', ['Ada Writer', 'Cem Writer']],
  ['writer 4.2', ['Cem Writer']],
  ['3.1', ['Ada Writer']],
  ['3.10', ['Ada Writer', 'Ben Reader (host)']],
  ['(host)', ['Ben Reader (host)']],
])('shows the rows that contain all words of the filter "%s"', async (filter, names) => {
  draw();
  await userEvent.type(screen.getByRole('searchbox', {name: 'Filter testers'}), filter);
  expect(
    rowsOf('Testers')
      .slice(1)
      .map(([name]) => name),
  ).toEqual(names);
  expect(screen.getByRole('status').textContent).toBe(`${names.length} of 3 people`);
});

test('keeps the sort order', async () => {
  draw();
  await userEvent.click(screen.getByRole('button', {name: 'Name'}));
  await userEvent.click(screen.getByRole('button', {name: 'Name'}));
  await userEvent.type(screen.getByRole('searchbox'), 'writer');
  expect(rowsOf('Testers')[1]).toEqual(['Cem Writer', '4.2']);
});

test('shows no table if nothing matches', async () => {
  draw();
  await userEvent.type(screen.getByRole('searchbox'), 'nobody');
  expect(screen.getByRole('status').textContent).toBe('0 of 3 people');
  expect(screen.queryByRole('table')).toBeNull();
});
