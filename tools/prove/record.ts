import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {codeHash} from '../../src/moodle/proof/codeHash.ts';
import {proven, recordFile, type Proof, type ProofRecord} from '../../src/moodle/proof/record.ts';
import {summaryFile, summarise} from '../../src/moodle/proof/summary.ts';
import {isTutorialState, recordName} from '../../src/moodle/proof/tutorial.ts';
import type {Page, PageSample} from './pages.ts';
import type {SampleRun} from './sampleRuns.ts';

/**
 * Returns the result of a sample that is known without running it.
 *
 * @param sample - The sample.
 * @returns The result, or undefined if the sample has to run.
 */
export function classify(sample: PageSample): Proof | undefined {
  if (sample.invalid) {
    return {how: 'skipped', reason: 'shows what not to do'};
  }
  return sample.file === null ? undefined : {how: 'plugin'};
}

/** Combines the results of the same code on a page and for several releases. The worst result wins. */
function combine(known: Proof | undefined, found: Proof): Proof {
  if (!known || known.how === 'failed' || !proven.has(found.how)) {
    return known?.how === 'failed' ? known : found;
  }
  const releases = [...new Set([...(known.releases ?? []), ...(found.releases ?? [])])].sort();
  return {...found, ...(releases.length > 0 && {releases})};
}

/**
 * Adds the results of a run to the record.
 *
 * @param record - The record, which is modified.
 * @param release - The release of the platform.
 * @param pages - Pages that were run completely. Entries for samples that they no longer contain are removed.
 * @param runs - Results by sample ID.
 * @param passed - Components of the sample plugins that passed.
 * @param ranPlugins - Whether the sample plugins ran. If not, there are no new results for samples from a plugin.
 */
export function addRuns(
  record: ProofRecord,
  release: string,
  pages: readonly Page[],
  runs: ReadonlyMap<string, SampleRun>,
  passed: ReadonlySet<string>,
  ranPlugins = true,
): void {
  for (const {page, samples} of pages) {
    const earlier = record.pages[page] ?? {};
    const entries: Record<string, Proof> = {};
    for (const sample of samples) {
      const hash = codeHash(sample.code);
      const fixed = classify(sample);
      const run = runs.get(sample.id);
      let proof: Proof;
      if (fixed?.how === 'plugin') {
        const component = recordName(sample.file ?? '');
        if (!passed.has(component) && !ranPlugins) {
          continue;
        }
        proof = passed.has(component)
          ? {how: 'plugin', releases: [release]}
          : {how: 'failed', reason: `the sample plugin ${component} failed`};
      } else if (fixed) {
        proof = fixed;
      } else if (!run) {
        // The sample was not selected, because its code has not changed.
        proof = earlier[hash] ?? {how: 'failed', reason: 'the sample did not run'};
      } else if (run.how === 'failed') {
        proof = {how: 'failed', reason: shorten(run.problems[0]?.message ?? '')};
      } else if (run.how === 'skipped') {
        proof = {how: 'skipped', reason: run.missed[0] ?? ''};
      } else {
        // The same code may already have run on other releases.
        proof = {how: run.how, releases: [...new Set([...(earlier[hash]?.releases ?? []), release])].sort()};
      }
      entries[hash] = combine(entries[hash], proof);
    }
    record.pages[page] = entries;
  }
}

/** Shortens a message to one line without local paths. */
const shorten = (message: string): string =>
  message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\/[\w.-]+){3,}/g, '…')
    .slice(0, 160);

/**
 * Adds the sample plugins that passed to the record, or the states of the tutorial's plugin. Entries of the other kind stay,
 * because the tutorial can run without the sample plugins.
 *
 * @param record - The record, which is modified.
 * @param release - The release of the platform.
 * @param version - The version that the release belongs to.
 * @param hashes - Hashes of the plugins that passed, by component or by the name of the state.
 * @param kind - What ran. Entries of this kind that did not pass are removed.
 */
export function addPlugins(
  record: ProofRecord,
  release: string,
  version: string,
  hashes: ReadonlyMap<string, string>,
  kind: 'plugins' | 'tutorial' = 'plugins',
): void {
  const others = Object.entries(record.plugins[version] ?? {}).filter(
    ([name]) => isTutorialState(name) !== (kind === 'tutorial'),
  );
  const plugins: Record<string, {hash: string; releases: string[]}> = Object.fromEntries(others);
  for (const [component, hash] of [...hashes].sort()) {
    plugins[component] = {hash, releases: [release]};
  }
  record.plugins[version] = plugins;
}

/** Removes pages that no longer exist, so that the record does not grow indefinitely. */
function removeOldPages(site: string, record: ProofRecord): ProofRecord {
  const pages = Object.entries(record.pages).filter(([page]) => existsSync(path.join(site, page)));
  return {pages: Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1))), plugins: record.plugins};
}

/**
 * Writes the record, with one line per sample, and the summary that the site shows.
 *
 * @param site - Folder of the project.
 * @param record - The record.
 */
export function writeRecord(site: string, record: ProofRecord): void {
  const {pages, plugins} = removeOldPages(site, record);
  const block = (entries: Record<string, unknown>, indent: string) =>
    Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const group = (groups: Record<string, Record<string, unknown>>) =>
    Object.entries(groups)
      .map(([name, entries]) => `    ${JSON.stringify(name)}: {\n${block(entries, '      ')}\n    }`)
      .join(',\n');
  const text = `{\n  "pages": {\n${group(pages)}\n  },\n  "plugins": {\n${group(plugins)}\n  }\n}\n`;
  writeFileSync(path.join(site, recordFile), text);
  writeFileSync(path.join(site, summaryFile), `${JSON.stringify(summarise({pages, plugins}), undefined, 2)}\n`);
}
