import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {findUnproven} from '../../../../checks/proof/index.ts';
import {currentEdition} from '../../../../src/moodle/editions.ts';
import {codeHash} from '../../../../src/moodle/proof/codeHash.ts';
import {pluginHash} from '../../../../src/moodle/proof/pluginHash.ts';
import {readRecord} from '../../../../src/moodle/proof/record.ts';
import {tutorialStates} from '../../../../src/moodle/proof/tutorial.ts';

let site: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'check-proof-'));
  ['docs', 'versioned_docs', 'general'].forEach((folder) => mkdirSync(path.join(site, folder)));
  write('docs/a.md', '# A\n\n```php title="a.php"\n$a = 1;\n```\n');
  write('samples/mod_tally/lib.php', '<?php\n$a = 1;\n');
  const record = {
    pages: {'docs/a.md': {[codeHash('$a = 1;')]: {how: 'executed', releases: ['4.2.1']}}},
    plugins: {[currentEdition]: {mod_tally: {hash: pluginHash(site, ['samples/mod_tally']), releases: ['4.2.1']}}},
  };
  write('data/proof.json', JSON.stringify(record));
});

afterEach(() => rmSync(site, {recursive: true}));

test('reports nothing if only comments and whitespace changed since the code was proven', () => {
  expect(findUnproven(site)).toEqual([]);
  write('docs/a.md', '# Another title\n\n```php title="a.php"\n// A comment.\n$a  =  1;\n```\n');
  write('samples/mod_tally/lib.php', '<?php\n// A comment.\n$a = 1;\n');
  expect(findUnproven(site)).toEqual([]);
});

test('reports a changed sample with its page and line', () => {
  write('docs/a.md', '# A\n\n```php title="a.php"\n$a = 2;\n```\n');
  expect(findUnproven(site)).toEqual(['docs/a.md:3: the sample has not run in the platform since it changed']);
});

test('reports a sample that failed', () => {
  const pages = {'docs/a.md': {[codeHash('$a = 1;')]: {how: 'failed', reason: 'the sample did not run'}}};
  write('data/proof.json', JSON.stringify({pages, plugins: {}}));
  const message = 'docs/a.md:3: the sample failed in the platform: the sample did not run';
  expect(findUnproven(site)).toEqual([message]);
});

test('reports a sample plugin that changed', () => {
  write('samples/mod_tally/lib.php', '<?php\n$a = 2;\n');
  const message = `samples/mod_tally: the plugin has not run in Moodle ${currentEdition} since it changed`;
  expect(findUnproven(site)).toEqual([message]);
});

test('reports the steps of the tutorial that changed since they ran', () => {
  write('samples/tutorial/01-install/version.php', '<?php\n$a = 1;\n');
  write('samples/tutorial/02-page/index.php', '<?php\n$a = 1;\n');
  const message = (step: string) =>
    `samples/tutorial/${step}: the plugin has not run in Moodle ${currentEdition} since it changed`;
  expect(findUnproven(site)).toEqual([message('01-install'), message('02-page')]);

  const record = readRecord(site);
  const plugins = (record.plugins[currentEdition] ??= {});
  for (const {name, sources} of tutorialStates(site, currentEdition)) {
    plugins[name] = {hash: pluginHash(site, sources), releases: ['4.2.1']};
  }
  write('data/proof.json', JSON.stringify(record));
  expect(findUnproven(site)).toEqual([]);
  write('samples/tutorial/02-page/index.php', '<?php\n$a = 2;\n');
  expect(findUnproven(site)).toEqual([message('02-page')]);
});

test('reports the samples on a page that is not in the record', () => {
  write('general/b.md', '```php title="b.php"\n$a = 1;\n```\n');
  expect(findUnproven(site)).toEqual(['general/b.md:1: the sample has not run in the platform since it changed']);
});
