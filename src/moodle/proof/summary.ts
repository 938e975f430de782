import type {How, ProofRecord} from './record.ts';

/** Statistics about the samples in one set of docs. */
export interface ProofFigures {
  /** Version of the docs, such as `4.1`, `current` for the current version, or `general` for the general docs. */
  docs: string;
  /** Number of samples, by how they were verified. */
  counts: Partial<Record<How, number>>;
  /** Platform releases on which the samples were run. */
  releases: string[];
}

/** The content of `data/proof-summary.json`. */
export interface ProofSummary {
  figures: ProofFigures[];
  /** Number of samples that can't run, by reason. */
  reasons: Record<string, number>;
}

/** Path of the summary, relative to the project. Pages load it instead of the whole record. */
export const summaryFile = 'data/proof-summary.json';

/** Returns the set of docs that a page belongs to. Paths in the folder `docs/` don't contain a version. */
function docsOf(page: string): string {
  return /^versioned_docs\/version-([^/]+)\//.exec(page)?.[1] ?? (page.startsWith('general/') ? 'general' : 'current');
}

/** Sorts by number, and by name if numbers are equal, so that the order does not depend on the order of the runs. */
function mostFirst<Name extends string>(numbers: Iterable<readonly [Name, number]>): Record<Name, number> {
  const sorted = [...numbers].sort(([a, most], [b, least]) => least - most || a.localeCompare(b, 'en'));
  return Object.fromEntries(sorted) as Record<Name, number>;
}

/**
 * Counts the samples in the record.
 *
 * @param record - The record.
 */
export function summarise(record: ProofRecord): ProofSummary {
  const figures = new Map<string, {counts: Map<How, number>; releases: Set<string>}>();
  const reasons = new Map<string, number>();
  for (const [page, samples] of Object.entries(record.pages)) {
    const docs = docsOf(page);
    const entry = figures.get(docs) ?? {counts: new Map<How, number>(), releases: new Set<string>()};
    figures.set(docs, entry);
    for (const {how, releases = [], reason = ''} of Object.values(samples)) {
      entry.counts.set(how, (entry.counts.get(how) ?? 0) + 1);
      releases.forEach((release) => entry.releases.add(release));
      if (how === 'skipped') {
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
    }
  }
  return {
    figures: [...figures]
      .map(([docs, {counts, releases}]) => ({docs, counts: mostFirst(counts), releases: [...releases].sort()}))
      .sort((a, b) => a.docs.localeCompare(b.docs, 'en')),
    reasons: mostFirst(reasons),
  };
}
