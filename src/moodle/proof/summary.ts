import {currentEdition} from '../editions.ts';
import {versionOfRelease} from '../versionNames.ts';
import type {FindProof} from './proofs.ts';
import {isProven, mergeReleases, type How, type Proof} from './record.ts';

/** How a sample was verified, or `unproven` if it failed or has not run since it changed. */
export type ProofKind = Exclude<How, 'failed'> | 'unproven';

/** Statistics about the samples in one set of docs. */
export interface ProofFigures {
  /** Version of the docs, such as `4.1`, `current` for the current version, or `general` for the general docs. */
  docs: string;
  /** Number of samples, by how they were verified. */
  counts: Partial<Record<ProofKind, number>>;
  /** Platform releases on which the samples were run: those of the docs' own version, if there are any. */
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

const invalidSample: Proof = {how: 'skipped', reason: 'shows what not to do'};

/** Returns the set of docs that a page belongs to. Paths in the folder `docs/` don't contain a version. */
function docsOf(page: string): string {
  return /^versioned_docs\/version-([^/]+)\//.exec(page)?.[1] ?? (page.startsWith('general/') ? 'general' : 'current');
}

/** Sorts by number, and by name if numbers are equal, so that the order does not depend on the order of the pages. */
function mostFirst<Name extends string>(numbers: Iterable<readonly [Name, number]>): Record<Name, number> {
  const sorted = [...numbers].sort(([a, most], [b, least]) => least - most || a.localeCompare(b, 'en'));
  return Object.fromEntries(sorted) as Record<Name, number>;
}

function countOne<Name>(numbers: Map<Name, number>, name: Name): void {
  numbers.set(name, (numbers.get(name) ?? 0) + 1);
}

interface SummarisedPage {
  /** Path relative to the project. */
  page: string;
  samples: readonly {code: string; attributes: ReadonlyMap<string, string | undefined>; invalid: boolean}[];
}

/** Counts the samples on the pages. */
export function summarise(pages: readonly SummarisedPage[], findProof: FindProof): ProofSummary {
  const figures = new Map<string, {counts: Map<ProofKind, number>; releases: string[]}>();
  const reasons = new Map<string, number>();
  for (const {page, samples} of pages) {
    const docs = docsOf(page);
    const entry = figures.get(docs) ?? {counts: new Map<ProofKind, number>(), releases: []};
    figures.set(docs, entry);
    for (const {code, attributes, invalid} of samples) {
      const proof = invalid ? invalidSample : findProof(code, attributes);
      countOne(entry.counts, proof === undefined || proof.how === 'failed' ? 'unproven' : proof.how);
      if (isProven(proof)) {
        entry.releases = mergeReleases(entry.releases, proof.releases);
      } else if (proof?.how === 'skipped') {
        countOne(reasons, proof.reason ?? '');
      }
    }
  }
  return {
    figures: [...figures]
      .map(([docs, {counts, releases}]) => {
        const version = /^\d/.test(docs) ? docs : currentEdition;
        const own = releases.filter((release) => versionOfRelease(release) === version);
        return {docs, counts: mostFirst(counts), releases: own.length > 0 ? own : releases};
      })
      .sort((a, b) => a.docs.localeCompare(b.docs, 'en')),
    reasons: mostFirst(reasons),
  };
}

/** Returns the text of `data/proof-summary.json`. */
export function formatSummary(summary: ProofSummary): string {
  return `${JSON.stringify(summary, undefined, 2)}\n`;
}
