/** Records whether our pages cover an entry in one of the platform's `UPGRADING.md` and `upgrade.txt` files. */
export interface Coverage {
  /** The platform file that contains the entry. */
  file: string;
  release: string;
  /** Identifies the entry; see `tools/upgrade-notes/readNotes.ts`. */
  id: string;
  /** Path of the page that covers it, relative to the project; empty if no page does. */
  page: string;
  /** A name or word from the entry that this page has to mention. */
  mention: string;
  /** Why no page covers it; empty if one does. */
  reason: string;
}

const columns = ['file', 'release', 'id', 'page', 'mention', 'reason'] as const;

/** Parses a coverage table: tab-separated values with a header row. */
export function parseCoverage(text: string): Coverage[] {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])) as unknown as Coverage;
    });
}

/** Formats a coverage table in the format that `parseCoverage` reads. */
export function formatCoverage(rows: readonly Coverage[]): string {
  return `${[columns.join('\t'), ...rows.map((row) => columns.map((name) => row[name]).join('\t'))].join('\n')}\n`;
}

/** Returns whether a page mentions a name or a word, and not only as part of a longer one. */
export function mentions(page: string, mention: string): boolean {
  const escaped = mention.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\w)${escaped}(?!\w)`).test(page);
}
