// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SortableTable from '@site/src/components/content/SortableTable';
import {rowsOf} from './tables';

const isBrowser = vi.hoisted(() => vi.fn(() => true));
vi.mock('@docusaurus/useIsBrowser', () => ({default: isBrowser}));

function draw(): void {
  render(
    <SortableTable
      caption="Fruit"
      columns={['Name', 'Weight']}
      rows={[
        {key: 'p', values: ['plum', 30], cells: {0: <em>plum</em>}},
        {key: 'q', values: ['Quince', 250]},
        {key: 'a', values: ['Apple', 150]},
      ]}
    />,
  );
}

function column(index: number): (string | undefined)[] {
  return rowsOf('Fruit')
    .slice(1)
    .map((row) => row[index]);
}

beforeEach(() => {
  isBrowser.mockReturnValue(true);
});

test('keeps the order of its rows until it is sorted', () => {
  draw();
  expect(column(0)).toEqual(['plum', 'Quince', 'Apple']);
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))).toEqual([null, null]);
  expect(screen.getByText('plum').tagName).toBe('EM');
});

test('sorts words case-insensitively, and reverses the order on the second click', async () => {
  draw();
  await userEvent.click(screen.getByRole('button', {name: 'Name'}));
  expect(column(0)).toEqual(['Apple', 'plum', 'Quince']);
  await userEvent.click(screen.getByRole('button', {name: 'Name'}));
  expect(column(0)).toEqual(['Quince', 'plum', 'Apple']);
  expect(screen.getByRole('columnheader', {name: 'Name'}).getAttribute('aria-sort')).toBe('descending');
});

test('sorts numbers by value when the button is pressed with the keyboard', async () => {
  draw();
  screen.getByRole('button', {name: 'Weight'}).focus();
  await userEvent.keyboard('{Enter}');
  expect(column(1)).toEqual(['30', '150', '250']);
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))).toEqual([
    null,
    'ascending',
  ]);
});

test('has no buttons before hydration', () => {
  isBrowser.mockReturnValue(false);
  draw();
  expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull();
  expect(rowsOf('Fruit')[0]).toEqual(['Name', 'Weight']);
});
