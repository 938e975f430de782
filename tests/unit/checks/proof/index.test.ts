import {mkdirSync, renameSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {findUnproven} from '../../../../checks/proof/index.ts';
import {sampleHash} from '../../../../src/moodle/proof/codeHash.ts';
import {pluginStates} from '../../../../src/moodle/proof/proofs.ts';
import type {Proof} from '../../../../src/moodle/proof/record.ts';
import {readSamplePages} from '../../../../tools/prove/pages.ts';
import {writeRecord} from '../../../../tools/prove/record.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

const passed: Proof = {how: 'executed', releases: ['4.2.1']};
const notRun = 'the sample has not run in Moodle since it changed, so it has no mark';

/** Writes a record in which the page's sample has the result, and all plugins passed. */
function record(proof: Proof): void {
  const plugins = pluginStates(site).map(({name, hash}) => [hash, {plugin: name, how: 'plugin', releases: ['4.2.1']}]);
  const hash = sampleHash('$a = 1;', new Map([['title', 'a.php']]));
  writeRecord(site, {samples: {[hash]: proof}, plugins: Object.fromEntries(plugins)}, readSamplePages(site));
}

beforeEach(() => {
  ['docs', 'versioned_docs', 'general', 'data'].forEach((folder) => mkdirSync(path.join(site, folder)));
  write('docs/a.md', '# A\n\n```php title="a.php"\n$a = 1;\n```\n');
  write('samples/mod_tally/lib.php', '<?php\n$a = 1;\n');
  write('samples/tutorial/01-install/version.php', '<?php\n$a = 1;\n');
  write('samples/tutorial/02-page/index.php', '<?php\n$a = 1;\n');
  record(passed);
});

test('reports nothing if only comments and whitespace changed since the code was proven', () => {
  write('docs/a.md', '# Another title\n\n```php title="a.php"\n// A comment.\n$a  =  1;\n```\n');
  write('samples/mod_tally/lib.php', '<?php\n// A comment.\n$a = 1;\n');
  expect(findUnproven(site)).toEqual([]);
});

test('a sample stays proven when its page moves, also into an archived edition', () => {
  for (const target of ['docs/apis/b.md', 'versioned_docs/version-4.2/b.md', 'general/b.md']) {
    mkdirSync(path.dirname(path.join(site, target)), {recursive: true});
    renameSync(path.join(site, 'docs/a.md'), path.join(site, target));
    expect(findUnproven(site).filter((line) => !line.startsWith('data/'))).toEqual([]);
    renameSync(path.join(site, target), path.join(site, 'docs/a.md'));
  }
});

test('reports a changed sample with its page and line, but not one that shows what not to do', () => {
  const sample = '```php title="a.php"\n$a = 2;\n```\n';
  write('docs/a.md', `# A\n\n${sample}\n<InvalidExample>\n\n${sample}\n</InvalidExample>\n`);
  expect(findUnproven(site)).toEqual([`docs/a.md:3: ${notRun}`]);
});

test('reports a sample that failed, but not one that cannot run', () => {
  record({how: 'failed', releases: ['4.1.20', '4.2.1'], reason: 'the sample did not run'});
  const message = 'docs/a.md:3: the sample failed in Moodle 4.1.20 and 4.2.1: the sample did not run';
  expect(findUnproven(site)).toEqual([message]);
  record({how: 'skipped', reason: 'needs a browser'});
  expect(findUnproven(site)).toEqual([]);
});

test('reports sample plugins and steps of the tutorial that changed, but not each of their samples', () => {
  const message = (folder: string) =>
    `${folder}: the plugin has not passed in Moodle since it changed, so its samples have no mark`;
  write('samples/mod_tally/lib.php', '<?php\n$a = 2;\n');
  write('docs/b.md', '```php title="mod/tally/lib.php" file="samples/mod_tally/lib.php"\n```\n');
  write('samples/tutorial/02-page/index.php', '<?php\n$a = 2;\n');
  const found = new Set(findUnproven(site));
  expect(found).toEqual(new Set([message('samples/mod_tally'), message('samples/tutorial/02-page')]));
});

test('reports a fixture that no page has, because its page moved without it', () => {
  write('samples/pages/a.php', '<?php\n');
  write('samples/pages/common.php', '<?php\n');
  expect(findUnproven(site)).toEqual([]);
  renameSync(path.join(site, 'docs/a.md'), path.join(site, 'docs/b.md'));
  expect(findUnproven(site)).toEqual([
    'samples/pages/a.php: no page has this fixture; move it with its page, or delete it',
  ]);
});

test('reports that the summary is out of date', () => {
  write('docs/b.md', '```php title="a.php"\n$a = 1;\n```\n');
  expect(findUnproven(site)).toEqual([
    'data/proof-summary.json: the numbers are out of date; run "npm run prove -- --summary"',
  ]);
});
