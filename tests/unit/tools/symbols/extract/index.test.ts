import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {behatSteps} from '../../../../../tools/symbols/behatSteps.ts';
import {extractSymbols} from '../../../../../tools/symbols/extract/index.ts';
import {makeSymbols} from '../../../../../tools/symbols/index.ts';
import {makeFolder, platformFiles, samplePlatform, writeFiles} from './platformFixture.ts';

const versions = ['4.1', '4.2'];

const ignore = () => undefined;

/** Returns the branch of a version, such as `402` for `4.2`. */
function branchOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return `${major}${minor.padStart(2, '0')}`;
}

/** Creates a checkout of a made-up platform. */
function makePlatform(files: Record<string, string>): string {
  const folder = makeFolder();
  writeFiles(folder, files);
  return folder;
}

describe('from a checkout to the symbol file', () => {
  /** Extracts the tables of a sample platform for each documented version. */
  function extractAll(): string {
    const output = path.join(makeFolder(), 'tables');
    const platforms = versions.map((version) => makePlatform(samplePlatform(branchOf(version))));
    extractSymbols(platforms, output, ignore);
    return output;
  }

  test('finds every kind of symbol', () => {
    const [tables, target] = [extractAll(), makeFolder()];
    makeSymbols(tables, target, versions);
    expect(readdirSync(target).sort()).toEqual(versions.map((version) => `${version}.tsv`));
    for (const version of versions) {
      expect(readFileSync(path.join(target, `${version}.tsv`), 'utf8')).toBe(
        readFileSync(path.join(import.meta.dirname, 'expected.tsv'), 'utf8'),
      );
    }
  });

  test('finds Behat steps', () => {
    const table = readFileSync(path.join(extractAll(), 'moodle-4.2/behat-steps.tsv'), 'utf8');
    expect(JSON.parse(behatSteps(table, '4.2'))).toEqual({
      name: '4.2',
      steps: [{pattern: '/^I answer "([^"]*)":$/', argument: 'table', deprecated: '4.2'}],
    });
    expect(table).toContain('behat_mod_quiz::i_answer\t($quiz, Behat\\Gherkin\\Node\\TableNode $data)');
    expect(table).toContain('mod/quiz/tests/behat/behat_mod_quiz.php:11\n');
  });
});

test('rejects tables without a documented version, and writes nothing', () => {
  const [tables, target] = [path.join(makeFolder(), 'tables'), path.join(makeFolder(), 'symbols')];
  extractSymbols([makePlatform(platformFiles('402'))], tables, ignore);
  expect(() => makeSymbols(tables, target, versions)).toThrow(/moodle-4\.1/);
  expect(existsSync(target)).toBe(false);
});

describe('extractSymbols', () => {
  test('rejects a folder that is not a platform, and writes nothing', () => {
    const [platform, empty] = [makePlatform(platformFiles('402')), makeFolder()];
    const output = path.join(makeFolder(), 'tables');
    expect(() => extractSymbols([platform, empty], output, ignore)).toThrow(
      `--platform is "${empty}"; allowed: a folder with a checkout of the platform: version.php with $branch, and ` +
        'lib/components.json.',
    );
    expect(existsSync(output)).toBe(false);
  });

  test('rejects a platform that does not list its plugins', () => {
    const platform = makePlatform({...platformFiles('402'), 'lib/classes/plugin_manager.php': '<?php'});
    expect(() => extractSymbols([platform], makeFolder(), ignore)).toThrow(
      `--platform is "${platform}", which does not list its standard plugins; allowed: a checkout with lib/plugins.json`,
    );
  });

  test('reads the plugin list of later versions', () => {
    const output = makeFolder();
    const list = JSON.stringify({standard: {mod: ['forum', 'book'], report: []}});
    extractSymbols([makePlatform({...platformFiles('500'), 'lib/plugins.json': list})], output, ignore);
    expect(readFileSync(path.join(output, 'moodle-5.0/plugintypes.tsv'), 'utf8')).toContain(
      'plugin type\tmod\tmod\t\tbook forum\n',
    );
  });

  test('rejects two checkouts of the same version', () => {
    const platforms = [makePlatform(platformFiles('402')), makePlatform(platformFiles('402'))];
    expect(() => extractSymbols(platforms, makeFolder(), ignore)).toThrow(
      `--platform is "${platforms[1] ?? ''}", a second checkout of 4.2; allowed: one checkout of each version.`,
    );
  });
});
