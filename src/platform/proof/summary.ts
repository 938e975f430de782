import type {How, ProofRecord} from './record.ts';

/** Figures about the samples of one set of pages. */
export interface ProofFigures {
  /** Docs of which version, such as `4.2`; `general` for the general docs. */
  docs: string;
  /** Number of samples by how they were proven. */
  counts: Partial<Record<How, number>>;
  /** Releases of the platform that they ran on. */
  releases: string[];
}

/** The content of `data/proof-summary.json`. */
export interface ProofSummary {
  figures: ProofFigures[];
  /** Number of samples that cannot run, by reason. */
  reasons: Record<string, number>;
}

/** The figures, relative to the project. Pages load them instead of the whole record. */
export const summaryFile = 'data/proof-summary.json';

/** Which set of docs a page belongs to. The folder `docs/` has no version in its path. */
function docsOf(page: string): string {
  return /^versioned_docs\/version-([^/]+)\//.exec(page)?.[1] ?? (page.startsWith('general/') ? 'general' : 'current');
}

/**
 * Counts the samples of the record.
 *
 * @param record - The record.
 */
export function summarise(record: ProofRecord): ProofSummary {
  const figures = new Map<string, ProofFigures>();
  const reasons = new Map<string, number>();
  for (const [page, samples] of Object.entries(record.pages)) {
    const docs = docsOf(page);
    const entry = figures.get(docs) ?? {docs, counts: {}, releases: []};
    figures.set(docs, entry);
    for (const {how, releases = [], reason = ''} of Object.values(samples)) {
      entry.counts[how] = (entry.counts[how] ?? 0) + 1;
      entry.releases = [...new Set([...entry.releases, ...releases])].sort();
      if (how === 'skipped') {
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
    }
  }
  return {
    figures: [...figures.values()].sort((a, b) => a.docs.localeCompare(b.docs, 'en')),
    reasons: Object.fromEntries([...reasons].sort(([, a], [, b]) => b - a)),
  };
}
