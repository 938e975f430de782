/*
 * Reports the PHP samples that have not run in Moodle since they changed, so that their pages show no mark:
 *
 *     npx tsx checks/proof [--strict]
 *
 * Only maintainers can run samples in Moodle, so these are warnings. With `--strict`, they are errors.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findFiles} from '../samples/index.ts';
import {isMain} from '../../tools/lib/isMain.ts';
import {reportWarnings} from '../warnings.ts';
import {findProvableSamples} from '../../src/markdown/samples/provableSamples.ts';
import {fixtureFolder, fixtureOf} from '../../src/moodle/proof/fixture.ts';
import {pluginStates, proofFinder} from '../../src/moodle/proof/proofs.ts';
import {isProven, readRecord} from '../../src/moodle/proof/record.ts';
import {formatSummary, summarise, summaryFile} from '../../src/moodle/proof/summary.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

/**
 * Finds everything about the samples that `npm run prove` has to bring up to date: samples and sample plugins that failed or
 * changed, fixtures without a page, and an outdated summary.
 */
export function findUnproven(site: string): string[] {
  const record = readRecord(site);
  const findProof = proofFinder(site, record);
  const files = findFiles(site, ['docs', 'versioned_docs', 'general']);
  const pages = files.map((page) => ({
    page,
    samples: findProvableSamples(site, readFileSync(path.join(site, page), 'utf8')),
  }));
  // Samples from a sample plugin are reported with the plugin.
  const samples = pages.flatMap(({page, samples: all}) =>
    all
      .filter(({invalid, attributes}) => !invalid && !attributes.has('file'))
      .flatMap(({line, code, attributes}) => {
        const proof = findProof(code, attributes);
        if (isProven(proof) || proof?.how === 'skipped') {
          return [];
        }
        return proof
          ? `${page}:${line}: the sample failed in Moodle ${proof.releases?.join(' and ') ?? ''}: ${proof.reason ?? ''}`
          : `${page}:${line}: the sample has not run in Moodle since it changed, so it has no mark`;
      }),
  );
  const plugins = pluginStates(site)
    .filter(({hash}) => !isProven(record.plugins[hash]))
    .map(({sources}) => {
      const folder = sources.at(-1) ?? '';
      return `${folder}: the plugin has not passed in Moodle since it changed, so its samples have no mark`;
    });
  const used = new Set(files.map(fixtureOf));
  const fixtures = listFiles(path.join(site, fixtureFolder))
    .filter((name) => name.endsWith('.php') && name !== 'common.php' && !used.has(name))
    .map((name) => `${fixtureFolder}/${name}: no page has this fixture; move it with its page, or delete it`);
  const problems = [...samples, ...plugins, ...fixtures];
  const summary = path.join(site, summaryFile);
  // A sample that has changed is not in the summary either, so one message is enough.
  if (
    problems.length === 0 &&
    existsSync(summary) &&
    readFileSync(summary, 'utf8') !==
      formatSummary(
        summarise(
          pages.filter(({samples: all}) => all.length > 0),
          findProof,
        ),
      )
  ) {
    problems.push(`${summaryFile}: the numbers are out of date; run "npm run prove -- --summary"`);
  }
  return problems;
}

if (isMain(import.meta.url)) {
  reportWarnings(
    findUnproven(path.join(import.meta.dirname, '../..')),
    'A maintainer runs them with "npm run prove -- --platform PATH --changed" and commits the result.',
  );
}
