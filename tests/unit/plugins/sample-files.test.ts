import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import sampleFiles from '@site/src/plugins/sample-files';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'sample-files-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function configure(config: object): unknown {
  const {configureWebpack} = sampleFiles({siteDir} as LoadContext);
  return (configureWebpack as unknown as (config: object) => unknown)(config);
}

describe('sample-files', () => {
  const persistent = {experiments: {cache: {type: 'persistent', buildDependencies: ['docusaurus.config.ts']}}};

  test('makes the cache depend on the files in samples/', () => {
    mkdirSync(path.join(siteDir, 'samples/db'), {recursive: true});
    writeFileSync(path.join(siteDir, 'samples/db/tasks.php'), '');
    expect(configure(persistent)).toEqual({
      experiments: {cache: {buildDependencies: [path.join(siteDir, 'samples/db/tasks.php')]}},
    });
  });

  test('asks the live server to watch the folder', () => {
    expect(sampleFiles({siteDir} as LoadContext).getPathsToWatch?.()).toEqual([path.join(siteDir, 'samples/**/*')]);
  });
});
