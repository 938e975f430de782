import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * What happened to a sample or a sample plugin in the platform: it was run as a test; it was executed; one of its functions
 * or classes was called; it was only loaded; or all tests, pages and calls of the plugin passed. If it was skipped, because
 * it can't run, or if it failed, it is not proven.
 */
export type How = 'test' | 'executed' | 'called' | 'loaded' | 'plugin' | 'skipped' | 'failed';

/** The result of running a sample or a sample plugin. */
export interface Proof {
  how: How;
  /** Platform releases on which it was proven, or on which it failed. */
  releases?: string[];
  /** Why the sample can't run, or what went wrong. */
  reason?: string;
}

/** The content of `data/proof.json`. It has no paths of pages, so that a sample stays proven when its page moves. */
export interface ProofRecord {
  /** Samples by `sampleHash()`. */
  samples: Record<string, Proof>;
  /** Sample plugins by `pluginHash()`, with their names. */
  plugins: Record<string, Proof & {plugin: string}>;
}

/** Path of the record, relative to the project. */
export const recordFile = 'data/proof.json';

const proven: ReadonlySet<How> = new Set<How>(['test', 'executed', 'called', 'loaded', 'plugin']);

/** Whether a result proves that code works. */
export function isProven(proof: Proof | undefined): proof is Proof & {releases: string[]} {
  return proof !== undefined && proven.has(proof.how);
}

/** Reads the record, which is empty if the file doesn't exist yet. */
export function readRecord(site: string): ProofRecord {
  const file = path.join(site, recordFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProofRecord) : {samples: {}, plugins: {}};
}

/** Combines lists of releases: each release once, oldest first. */
export function mergeReleases(...lists: readonly (readonly string[] | undefined)[]): string[] {
  const all = new Set(lists.flatMap((list) => list ?? []));
  return [...all].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
}
