/**
 * The middle of numbers.
 *
 * @param values - Measurements, at least one.
 * @returns The one in the middle; of an even number, the lower of the two.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
}

/**
 * How one number stands to another.
 *
 * @param value - Such as of this site.
 * @param base - What it is compared with, such as that of the stock theme.
 * @returns Such as `0.51 ×`, or nothing if there are not both.
 */
export function ratio(value: number | undefined, base: number | undefined): string {
  return value === undefined || !base || !Number.isFinite(value / base) ? '' : `${(value / base).toFixed(2)} ×`;
}

/**
 * A time of a build.
 *
 * @param value - Seconds.
 * @returns Such as `61.5 s`, or a question mark.
 */
export function seconds(value: number | undefined): string {
  return value === undefined ? '?' : `${value.toFixed(1)} s`;
}

/**
 * A time of a page.
 *
 * @param value - Seconds.
 * @returns Such as `61.5 ms`.
 */
export function milliseconds(value: number): string {
  return `${(value * 1000).toFixed(1)} ms`;
}

/**
 * A size of a file.
 *
 * @param value - Bytes.
 * @returns Such as `99.1 kB`.
 */
export function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} kB`;
}

/**
 * An amount of memory.
 *
 * @param value - Bytes.
 * @returns Such as `1.50 GiB`, or a question mark.
 */
export function gibibytes(value: number | undefined): string {
  return value === undefined ? '?' : `${(value / 1024 ** 3).toFixed(2)} GiB`;
}

/**
 * A table in plain text.
 *
 * @param rows - Cells; the first row is the head, the first column to the left.
 * @returns Lines with columns of the same width.
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
