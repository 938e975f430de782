// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import DataTable from '@site/src/components/content/DataTable';

function draw(): void {
  render(
    <DataTable
      caption="Fruit"
      columns={['Name', 'Colour']}
      rows={[
        {key: 'a', cells: ['Apple', <em key="colour">red</em>]},
        {key: 'p', cells: ['Plum', 'blue']},
      ]}
    />,
  );
}

describe('DataTable', () => {
  test('is a table with a caption, and headers for columns and rows', () => {
    draw();
    const table = within(screen.getByRole('table', {name: 'Fruit'}));
    expect(table.getAllByRole('columnheader').map(({textContent}) => textContent)).toEqual(['Name', 'Colour']);
    expect(table.getAllByRole('rowheader').map(({textContent}) => textContent)).toEqual(['Apple', 'Plum']);
    expect(table.getAllByRole('cell').map(({textContent}) => textContent)).toEqual(['red', 'blue']);
  });

  test('stands in a region of the same name that the keyboard reaches', () => {
    draw();
    const region = screen.getByRole('region', {name: 'Fruit'});
    expect(region.tabIndex).toBe(0);
    expect(within(region).getByRole('table')).toBeDefined();
  });

  test('keeps the names of two tables apart', () => {
    draw();
    render(<DataTable caption="Nuts" columns={['Name']} rows={[]} />);
    expect(screen.getByRole('region', {name: 'Fruit'})).not.toBe(screen.getByRole('region', {name: 'Nuts'}));
  });
});
