import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * How a sample was verified: it was run as a test; it was executed; one of its functions or classes was called; it was only
 * loaded; or it is part of a sample plugin that passed. Samples that are skipped (because they can't run) or have failed are
 * not verified.
 */
export type How = 'test' | 'executed' | 'called' | 'loaded' | 'plugin' | 'skipped' | 'failed';

/** The result of running a sample. */
export interface Proof {
  how: How;
  /** Platform releases on which the sample was run. */
  releases?: string[];
  /** Why the sample can't run, or what went wrong. */
  reason?: string;
}

/** The content of `data/proof.json`. */
export interface ProofRecord {
  /** Samples by page, then by the hash of their code. */
  pages: Record<string, Record<string, Proof>>;
  /** Sample plugins by platform version, then by component. */
  plugins: Record<string, Record<string, {hash: string; releases: string[]}>>;
}

/** Path of the record, relative to the project. */
export const recordFile = 'data/proof.json';

/** The values of `How` that count as verified. */
export const proven: ReadonlySet<How> = new Set<How>(['test', 'executed', 'called', 'loaded', 'plugin']);

/**
 * Reads the record.
 *
 * @param site - Folder of the project.
 * @returns The record, which is empty if the file doesn't exist yet.
 */
export function readRecord(site: string): ProofRecord {
  const file = path.join(site, recordFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProofRecord) : {pages: {}, plugins: {}};
}

/** Returns the path of a page without its version, so that it is the same for both versions of the page. */
function sharedPath(page: string): string {
  return page.replace(/^versioned_docs\/version-[^/]+\//, 'docs/');
}

/** Releases by page and code hash, regardless of the page's version. */
export type ProofIndex = ReadonlyMap<string, readonly string[]>;

/**
 * Lists the releases on which the code of each page was run. If both versions of a page have the same code, the releases of
 * both are combined.
 *
 * @param record - The record.
 */
export function indexReleases(record: ProofRecord): ProofIndex {
  const index = new Map<string, string[]>();
  for (const [page, samples] of Object.entries(record.pages)) {
    for (const [hash, {how, releases = []}] of Object.entries(samples)) {
      if (proven.has(how)) {
        const key = `${sharedPath(page)} ${hash}`;
        const all = new Set([...(index.get(key) ?? []), ...releases]);
        index.set(
          key,
          [...all].sort((a, b) => a.localeCompare(b, 'en', {numeric: true})),
        );
      }
    }
  }
  return index;
}

/**
 * Finds the releases on which a sample was run.
 *
 * @param record - The record.
 * @param index - The result of `indexReleases()`.
 * @param page - Path of the page, relative to the project.
 * @param hash - Hash of the code.
 * @returns Names of the releases. The list is empty if the sample on this page is not verified.
 */
export function releasesOf(record: ProofRecord, index: ProofIndex, page: string, hash: string): readonly string[] {
  const proof = record.pages[page]?.[hash];
  return proof && proven.has(proof.how) ? (index.get(`${sharedPath(page)} ${hash}`) ?? []) : [];
}
