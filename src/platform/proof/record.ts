import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * How a sample was proven: as a test; executed; a function or class of it called; loaded only; or as a part of a sample
 * plugin that passed. The others are not proven: they cannot run, or they failed.
 */
export type How = 'test' | 'executed' | 'called' | 'loaded' | 'plugin' | 'skipped' | 'failed';

/** What is known about a sample. */
export interface Proof {
  how: How;
  /** Releases of the platform that it ran on. */
  releases?: string[];
  /** Why it cannot run, or what went wrong. */
  reason?: string;
}

/** The content of `data/proof.json`. */
export interface ProofRecord {
  /** Samples by page, then by the hash of their code. */
  pages: Record<string, Record<string, Proof>>;
  /** Sample plugins by version of the platform, then by component. */
  plugins: Record<string, Record<string, {hash: string; releases: string[]}>>;
}

/** The record, relative to the project. */
export const recordFile = 'data/proof.json';

/** Ways that count as run. */
export const proven: ReadonlySet<How> = new Set<How>(['test', 'executed', 'called', 'loaded', 'plugin']);

/**
 * Reads the record.
 *
 * @param site - Folder of the project.
 * @returns An empty record if there is no file yet.
 */
export function readRecord(site: string): ProofRecord {
  const file = path.join(site, recordFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProofRecord) : {pages: {}, plugins: {}};
}

/** The path of a page without its version, which both versions of the page share. */
function sharedPath(page: string): string {
  return page.replace(/^versioned_docs\/version-[^/]+\//, 'docs/');
}

/** The record's entries by page and code, whatever the version of the page. */
export type ProofIndex = ReadonlyMap<string, readonly string[]>;

/**
 * Lists the releases that the code of each page ran on. The same code on both versions of a page ran on both.
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
 * Finds the releases that a sample ran on.
 *
 * @param record - The record.
 * @param index - The result of `indexReleases()`.
 * @param page - Path of the page, relative to the project.
 * @param hash - Hash of the code.
 * @returns Empty if this page's sample is not proven.
 */
export function releasesOf(record: ProofRecord, index: ProofIndex, page: string, hash: string): readonly string[] {
  const proof = record.pages[page]?.[hash];
  return proof && proven.has(proof.how) ? (index.get(`${sharedPath(page)} ${hash}`) ?? []) : [];
}
