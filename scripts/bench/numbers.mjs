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
 * @param {number | undefined} value - Such as of this site.
 * @param {number | undefined} base - What it is compared with, such as that of the stock theme.
 * @returns {string} Such as `0.51 ×`, or nothing if there are not both.
 */
export function ratio(value, base) {
  return value === undefined || !base || !Number.isFinite(value / base) ? '' : `${(value / base).toFixed(2)} ×`;
}

/**
 * A time of a build.
 *
 * @param {number | undefined} value - Seconds.
 * @returns {string} Such as `61.5 s`, or a question mark.
 */
export function seconds(value) {
  return value === undefined ? '?' : `${value.toFixed(1)} s`;
}

/**
 * A time of a page.
 *
 * @param {number} value - Seconds.
 * @returns {string} Such as `61.5 ms`.
 */
export function milliseconds(value) {
  return `${(value * 1000).toFixed(1)} ms`;
}

/**
 * A size of a file.
 *
 * @param {number} value - Bytes.
 * @returns {string} Such as `99.1 kB`.
 */
export function kilobytes(value) {
  return `${(value / 1000).toFixed(1)} kB`;
}

/**
 * An amount of memory.
 *
 * @param {number | undefined} value - Bytes.
 * @returns {string} Such as `1.50 GiB`, or a question mark.
 */
export function gibibytes(value) {
  return value === undefined ? '?' : `${(value / 1024 ** 3).toFixed(2)} GiB`;
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
