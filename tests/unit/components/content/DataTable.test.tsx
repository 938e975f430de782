// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {cleanup, render, screen} from '@testing-library/react';
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

test('labels the cells of its cards, unless it has too many columns', () => {
  draw();
  const table = screen.getByRole('table');
  expect(table.className).toContain('stacked-table');
  expect(table.style.getPropertyValue('--label-2')).toBe('"Colour"');
  cleanup();
  render(<DataTable caption="Fruit" columns={['A', 'B', 'C', 'D', 'E']} rows={[]} />);
  expect(screen.getByRole('table').className).not.toContain('stacked-table');
  expect(screen.getByRole('table').getAttribute('style')).toBeNull();
});
