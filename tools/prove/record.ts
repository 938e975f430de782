import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {codeHash} from '../../src/platform/proof/codeHash.ts';
import {proven, recordFile, type Proof, type ProofRecord} from '../../src/platform/proof/record.ts';
import {summaryFile, summarise} from '../../src/platform/proof/summary.ts';
import type {Page, PageSample} from './pages.ts';
import type {SampleRun} from './sampleRuns.ts';

/**
 * Says what is known about a sample without running it.
 *
 * @param sample - The sample.
 * @returns Undefined if it has to run.
 */
export function classify(sample: PageSample): Proof | undefined {
  if (sample.invalid) {
    return {how: 'skipped', reason: 'shows what not to do'};
  }
  return sample.file === null ? undefined : {how: 'plugin'};
}

/** Combines what is known about the same code on a page, and on several releases. The worst result counts. */
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
 * @param record - The record, which is changed.
 * @param release - The release of the platform.
 * @param pages - Pages that were run completely. Entries of samples that they no longer have are removed.
 * @param runs - Results by the id of the sample.
 * @param passed - Components of the sample plugins that passed.
 * @param ranPlugins - Whether the sample plugins ran. Otherwise nothing new is known about samples that are in a plugin.
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
        const component = /^samples\/(?:[\d.]+\/)?(\w+)\//.exec(sample.file ?? '')?.[1] ?? '';
        if (!passed.has(component) && !ranPlugins) {
          continue;
        }
        proof = passed.has(component)
          ? {how: 'plugin', releases: [release]}
          : {how: 'failed', reason: `the sample plugin ${component} failed`};
      } else if (fixed) {
        proof = fixed;
      } else if (!run) {
        // Only samples that changed were selected.
        proof = earlier[hash] ?? {how: 'failed', reason: 'it did not run'};
      } else if (run.how === 'failed') {
        proof = {how: 'failed', reason: shorten(run.problems[0]?.message ?? '')};
      } else if (run.how === 'skipped') {
        proof = {how: 'skipped', reason: run.missed[0] ?? ''};
      } else {
        // The same code may have run on other releases before.
        proof = {how: run.how, releases: [...new Set([...(earlier[hash]?.releases ?? []), release])].sort()};
      }
      entries[hash] = combine(entries[hash], proof);
    }
    record.pages[page] = entries;
  }
}

/** One line without paths of this machine. */
const shorten = (message: string): string =>
  message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\/[\w.-]+){3,}/g, '…')
    .slice(0, 160);

/**
 * Adds the sample plugins that passed to the record.
 *
 * @param record - The record, which is changed.
 * @param release - The release of the platform.
 * @param version - Its version.
 * @param hashes - Hashes of the plugins that passed, by component.
 */
export function addPlugins(
  record: ProofRecord,
  release: string,
  version: string,
  hashes: ReadonlyMap<string, string>,
): void {
  const plugins: Record<string, {hash: string; releases: string[]}> = {};
  for (const [component, hash] of [...hashes].sort()) {
    plugins[component] = {hash, releases: [release]};
  }
  record.plugins[version] = plugins;
}

/** Removes pages that no longer exist, so that the record does not grow for ever. */
function removeOldPages(site: string, record: ProofRecord): ProofRecord {
  const pages = Object.entries(record.pages).filter(([page]) => existsSync(path.join(site, page)));
  return {pages: Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1))), plugins: record.plugins};
}

/**
 * Writes the record, one sample a line, and the figures that the site shows.
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
