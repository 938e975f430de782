import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {canStack, columnLabels, stackedTable} from './columnLabels.ts';

/** Remark plugin: marks tables with few columns, whose rows become cards on phones, for `src/css/cards.css`. */
export function stackedTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table: Table) => {
      const names = table.children[0]?.children.map((cell) => toString(cell)) ?? [];
      if (canStack(names)) {
        const style = Object.entries(columnLabels(names))
          .map(([property, value]) => `${property}: ${value}`)
          .join('; ');
        table.data = {...table.data, hProperties: {className: [stackedTable], ...(style !== '' && {style})}};
      }
    });
  };
}
