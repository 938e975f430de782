// @ts-check

/**
 * The middle of numbers.
 *
 * @param {readonly number[]} values - Measurements, at least one.
 * @returns {number} The one in the middle; of an even number, the lower of the two.
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}

/**
 * How one number stands to another.
 *
 * @param {number | undefined} own - Of this site.
 * @param {number | undefined} stock - Of the stock theme.
 * @returns {string} Such as `0.51 ×`, or nothing if there are not both.
 */
export function ratio(own, stock) {
  return own === undefined || !stock || !Number.isFinite(own / stock) ? '' : `${(own / stock).toFixed(2)} ×`;
}

/**
 * A table in plain text.
 *
 * @param {readonly (readonly string[])[]} rows - Cells; the first row is the head, the first column to the left.
 * @returns {string} Lines with columns of the same width.
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
