import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {sampleHash} from '../../src/moodle/proof/codeHash.ts';
import {proofFinder, pluginStates} from '../../src/moodle/proof/proofs.ts';
import {isProven, mergeReleases, recordFile, type Proof, type ProofRecord} from '../../src/moodle/proof/record.ts';
import {formatSummary, summaryFile, summarise} from '../../src/moodle/proof/summary.ts';
import type {PageSample, SamplePage} from './pages.ts';
import type {SampleRun} from './sampleRuns.ts';

/** Whether a sample runs by itself. Others show what not to do, or are part of a sample plugin. */
export function runsAlone({invalid, file}: PageSample): boolean {
  return !invalid && file === null;
}

/** Combines the results of the same code on several pages of one run. A failure counts most, then a proof. */
function worse(a: Proof, b: Proof): Proof {
  const rank = (proof: Proof) => (proof.how === 'failed' ? 2 : isProven(proof) ? 1 : 0);
  return rank(b) > rank(a) ? b : a;
}

/**
 * Combines what is known about code with the result on a release. Code that failed on a release is not proven until it
 * has passed on that release.
 */
function update(known: Proof | undefined, found: Proof, release: string): Proof {
  if (found.how === 'failed') {
    return {...found, releases: mergeReleases(known?.how === 'failed' ? known.releases : [], [release])};
  }
  const otherFailures = known?.how === 'failed' ? (known.releases ?? []).filter((name) => name !== release) : [];
  if (known && otherFailures.length > 0) {
    return {...known, releases: otherFailures};
  }
  if (found.how === 'skipped') {
    return isProven(known) ? known : found;
  }
  return {...found, releases: mergeReleases(isProven(known) ? known.releases : [], [release])};
}

/** Adds the results of samples, by ID, to the record. Samples without a result keep what is known about them. */
export function addRuns(
  record: ProofRecord,
  release: string,
  pages: readonly SamplePage[],
  runs: ReadonlyMap<string, SampleRun>,
): void {
  const found = new Map<string, Proof>();
  for (const sample of pages.flatMap(({samples}) => samples)) {
    const run = runs.get(sample.id);
    if (!run) {
      continue;
    }
    const {how, problems, missed} = run;
    const reason = how === 'failed' ? shorten(problems[0]?.message ?? '') : (missed[0] ?? '');
    const proof = how === 'failed' || how === 'skipped' ? {how, reason} : {how};
    const hash = sampleHash(sample.code, sample.attributes);
    found.set(hash, worse(found.get(hash) ?? proof, proof));
  }
  for (const [hash, proof] of found) {
    record.samples[hash] = update(record.samples[hash], proof, release);
  }
}

/** Shortens a message to one line without local paths. */
const shorten = (message: string): string =>
  message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\/[\w.-]+){3,}/g, '…')
    .slice(0, 160);

/** Adds the first problem, if any, of each sample plugin or state of the tutorial's plugin that ran to the record. */
export function addPlugins(
  record: ProofRecord,
  release: string,
  plugins: readonly {name: string; hash: string; problem?: string}[],
): void {
  for (const {name, hash, problem} of plugins) {
    const found: Proof = problem === undefined ? {how: 'plugin'} : {how: 'failed', reason: shorten(problem)};
    record.plugins[hash] = {plugin: name, ...update(record.plugins[hash], found, release)};
  }
}

/**
 * Writes the record, with one line per sample and without code that no longer exists, and the summary that the site shows.
 */
export function writeRecord(site: string, record: ProofRecord, pages: readonly SamplePage[]): void {
  const samples = new Set(
    pages.flatMap((page) => page.samples.filter(runsAlone).map(({code, attributes}) => sampleHash(code, attributes))),
  );
  const plugins = new Set(pluginStates(site).map(({hash}) => hash));
  const block = (name: string, entries: Record<string, unknown>, used: ReadonlySet<string>) => {
    const lines = Object.entries(entries)
      .filter(([hash]) => used.has(hash))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([hash, value]) => `    "${hash}": ${JSON.stringify(value)}`);
    return `  "${name}": {\n${lines.join(',\n')}\n  }`;
  };
  const blocks = [block('samples', record.samples, samples), block('plugins', record.plugins, plugins)];
  writeFileSync(path.join(site, recordFile), `{\n${blocks.join(',\n')}\n}\n`);
  writeFileSync(path.join(site, summaryFile), formatSummary(summarise(pages, proofFinder(site, record))));
}
