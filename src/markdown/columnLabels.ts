/** Class of tables whose rows become cards on phones; see `src/css/cards.css`. */
export const stackedTable = 'stacked-table';

/** With more columns, cards would be too long to compare. */
const maxStackedColumns = 4;

/** Headers that would say nothing in a card, because the text in these columns is clear without them. */
const needlessLabels = ['', 'Description', 'Meaning', 'Purpose'];

/**
 * Returns whether the rows of a table become cards on phones. With one column, a row is already as narrow as a card.
 */
export function canStack(names: readonly string[]): boolean {
  return names.length > 1 && names.length <= maxStackedColumns;
}

/**
 * Returns the labels in the cards of a table as CSS custom properties. Each cell shows the header of its column, if that says
 * something, in front of its content, except for the first cell, which is the heading of the card.
 */
export function columnLabels(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name, index) =>
      index === 0 || needlessLabels.includes(name) ? [] : [[`--label-${index + 1}`, JSON.stringify(name)]],
    ),
  );
}
