/*
 * Checks that the record of samples that ran in the platform contains the current code of every PHP sample:
 *
 *     npx tsx checks/proof [--allow-unproven]
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findFiles} from '../samples/index.ts';
import {isMain} from '../../tools/lib/isMain.ts';
import {readSamples} from '../../src/markdown/samples/readSamples.ts';
import {locateSample} from '../../src/markdown/samples/regions.ts';
import {codeHash} from '../../src/moodle/proof/codeHash.ts';
import {pluginHash, pluginSources} from '../../src/moodle/proof/pluginHash.ts';
import {readRecord} from '../../src/moodle/proof/record.ts';
import {tutorialStates} from '../../src/moodle/proof/tutorial.ts';

/**
 * Finds the samples and sample plugins that failed in the platform, or that changed since they ran in it.
 *
 * @param site - Folder of the project.
 * @returns One line for each sample and each sample plugin that is not proven.
 */
export function findUnproven(site: string): string[] {
  const record = readRecord(site);
  const problems: string[] = [];
  for (const page of findFiles(site, ['docs', 'versioned_docs', 'general'])) {
    const text = readFileSync(path.join(site, page), 'utf8');
    if (!/(?:```|~~~)php\b/.test(text)) {
      continue;
    }
    for (const {language, line, meta, code: own} of readSamples(text, 'mdx').samples) {
      if (language !== 'php' || meta.attributes.has('signature')) {
        continue;
      }
      const {code} = locateSample(site, meta.attributes, own);
      const known = record.pages[page]?.[codeHash(code)];
      if (!known) {
        problems.push(`${page}:${line}: the sample has not run in the platform since it changed`);
      } else if (known.how === 'failed') {
        problems.push(`${page}:${line}: the sample failed in the platform: ${known.reason ?? ''}`);
      }
    }
  }
  const versions = Object.keys(record.plugins);
  for (const version of versions) {
    const states = tutorialStates(site, version).map(({name, sources}) => [name, sources] as const);
    for (const [name, sources] of [...pluginSources(site, version), ...states]) {
      const known = record.plugins[version]?.[name];
      if (known?.hash !== pluginHash(site, sources)) {
        problems.push(`${sources.at(-1) ?? ''}: the plugin has not run in Moodle ${version} since it changed`);
      }
    }
  }
  return problems;
}

if (isMain(import.meta.url)) {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--allow-unproven');
  if (unknown.length > 0) {
    console.error(`Unknown argument "${unknown[0] ?? ''}"; the only option is --allow-unproven.`);
    process.exit(1);
  }
  const problems = findUnproven(path.join(import.meta.dirname, '../..'));
  if (problems.length > 0 && process.argv.includes('--allow-unproven')) {
    console.log(
      `${problems.length} samples and sample plugins have not run in the platform, so their pages do not show a mark.`,
    );
  } else if (problems.length > 0) {
    problems.forEach((problem) => console.error(problem));
    console.error(
      'Run "npm run prove -- --platform PATH --changed", or pass --allow-unproven to accept these samples.',
    );
    process.exitCode = 1;
  }
}
