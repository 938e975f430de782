import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, onTestFinished, test} from 'vitest';
import {findTables} from '../../../../tools/symbols/behatSteps.ts';

/** Creates a folder with the given files. */
function makeFolder(...files: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'behat-steps-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), '');
  }
  return folder;
}

describe('findTables', () => {
  test('finds the table of each version', () => {
    const folder = makeFolder('moodle-4.2/behat-steps.tsv', 'moodle-4.1/behat-steps.tsv', 'app/behat-steps.tsv');
    expect(findTables(folder)).toEqual(
      ['4.1', '4.2'].map((version) => ({version, file: path.join(folder, `moodle-${version}/behat-steps.tsv`)})),
    );
  });

  test('requires the argument', () => {
    expect(() => findTables(undefined)).toThrow('SOURCE_FOLDER is not set; allowed: a folder with tables named');
  });

  test('rejects a folder without tables', () => {
    const folder = makeFolder('moodle-4.2/functions.tsv');
    expect(() => findTables(folder)).toThrow(`SOURCE_FOLDER is "${folder}"; allowed: a folder with tables named`);
    expect(() => findTables(path.join(folder, 'none'))).toThrow('allowed: a folder with tables named');
  });
});
