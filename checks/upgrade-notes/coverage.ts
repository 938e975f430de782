/** What our pages say about an entry of the platform's `upgrade.txt` files. */
export interface Coverage {
  /** File of the entry in the platform. */
  file: string;
  release: string;
  /** Identifies the entry; see `tools/upgrade-notes/readNotes.ts`. */
  id: string;
  /** The page that covers it, relative to the project; empty if none does. */
  page: string;
  /** A name or word of the entry that this page has to mention. */
  mention: string;
  /** Why no page covers it; empty if one does. */
  reason: string;
}

const columns = ['file', 'release', 'id', 'page', 'mention', 'reason'] as const;

/**
 * Reads a table of coverage.
 *
 * @param text - Tab-separated, with a head.
 */
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

/**
 * Writes a table of coverage.
 *
 * @param rows - Its rows, in order.
 */
export function formatCoverage(rows: readonly Coverage[]): string {
  return `${[columns.join('\t'), ...rows.map((row) => columns.map((name) => row[name]).join('\t'))].join('\n')}\n`;
}

/**
 * Says whether a page mentions a name or word as a whole.
 *
 * @param page - Text of the page.
 * @param mention - The name or word.
 */
export function mentions(page: string, mention: string): boolean {
  const escaped = mention.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\w)${escaped}(?!\w)`).test(page);
}
