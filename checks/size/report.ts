/** Sizes in bytes: for each subject, such as a kind of page, the values of its measures. */
export type Sizes = Record<string, Record<string, number>>;

/** A size may grow by this factor before the check fails, so that writing a page never breaks a budget. */
export const room = 1.15;

/**
 * Compares sizes with those in `sizes.json`. Returns a table of all sizes with their limits, and one problem for each size that
 * exceeds the limit or is not recorded.
 */
export function report(measured: Sizes, recorded: Sizes): {table: string; problems: string[]} {
  const rows = Object.entries(measured).flatMap(([subject, values]) =>
    Object.entries(values).map(([measure, value]) => ({
      name: `${subject}: ${measure}`,
      value,
      limit: Math.round((recorded[subject]?.[measure] ?? NaN) * room),
    })),
  );
  const width = Math.max(...rows.map(({name}) => name.length));
  const format = (value: number) => value.toLocaleString('en');
  return {
    table: rows
      .map(({name, value, limit}) => `${name.padEnd(width)} ${format(value).padStart(10)} of ${format(limit)}`)
      .join('\n'),
    problems: rows.flatMap(({name, value, limit}) => {
      if (Number.isNaN(limit)) {
        return [`${name} is not in checks/size/sizes.json. Run "npm run check:size -- --write".`];
      }
      return value > limit ? [`${name} is ${format(value)}; the limit is ${format(limit)}`] : [];
    }),
  };
}

/** Returns sizes as JSON with one line for each subject, as Prettier formats it. */
export function formatSizes(sizes: Sizes): string {
  const lines = Object.entries(sizes).map(([subject, values]) => {
    const pairs = Object.entries(values).map(([measure, value]) => `${JSON.stringify(measure)}: ${value}`);
    return `  ${JSON.stringify(subject)}: {${pairs.join(', ')}}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
