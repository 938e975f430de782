import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {foundedOn} from '@site/src/build/foundations';

let siteDir: string;
const persistent = {experiments: {cache: {type: 'persistent', buildDependencies: ['docusaurus.config.ts']}}};

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'foundations-'));
  for (const file of ['samples/db/tasks.php', 'samples/a.js', 'config/c.ts']) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), '');
  }
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

test('the cache depends on each file in the folders', () => {
  expect(foundedOn(persistent, siteDir, ['samples', 'gone', 'config'])).toEqual({
    experiments: {
      cache: {
        buildDependencies: ['config/c.ts', 'samples/a.js', 'samples/db/tasks.php'].map((file) =>
          path.join(siteDir, file),
        ),
      },
    },
  });
});

test('there is nothing to add without files, or without a cache that lasts', () => {
  expect(foundedOn(persistent, siteDir, ['gone'])).toEqual({});
  expect(foundedOn({experiments: {}}, siteDir, ['samples'])).toEqual({});
  expect(foundedOn({}, siteDir, ['samples'])).toEqual({});
});
