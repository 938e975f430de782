/**
 * Calculates the median.
 *
 * @param values - At least one number.
 * @returns The middle number, or the lower of the two middle numbers if the count is even.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}

/**
 * Formats a ratio.
 *
 * @param value - A value of this site.
 * @param base - The value to compare it with, such as that of the stock theme.
 * @returns For example `0.51 ×`, or an empty string if one of them is missing.
 */
export function ratio(value: number | undefined, base: number | undefined): string {
  return value === undefined || !base || !Number.isFinite(value / base) ? '' : `${(value / base).toFixed(2)} ×`;
}

/**
 * Formats a build time.
 *
 * @param value - Seconds.
 * @returns For example `61.5 s`, or a question mark.
 */
export function seconds(value: number | undefined): string {
  return value === undefined ? '?' : `${value.toFixed(1)} s`;
}

/**
 * Formats a page timing.
 *
 * @param value - Seconds.
 * @returns For example `61.5 ms`.
 */
export function milliseconds(value: number): string {
  return `${(value * 1000).toFixed(1)} ms`;
}

/**
 * Formats a file size.
 *
 * @param value - Bytes.
 * @returns For example `99.1 kB`.
 */
export function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} kB`;
}

/**
 * Formats an amount of memory.
 *
 * @param value - Bytes.
 * @returns For example `1.50 GiB`, or a question mark.
 */
export function gibibytes(value: number | undefined): string {
  return value === undefined ? '?' : `${(value / 1024 ** 3).toFixed(2)} GiB`;
}

/**
 * Formats a table as plain text.
 *
 * @param rows - Cells; the first row is the header, and the first column is aligned left.
 * @returns Lines with aligned columns.
 */
export function table(rows: readonly (readonly string[])[]): string {
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
