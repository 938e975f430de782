import {execFileSync, spawnSync} from 'node:child_process';
import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {crawlerSource} from '../../../../tools/search-crawler/index.ts';

const variables = {SITE_URL: 'https://docs.example.com', ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: "it's"};
const script = 'tools/search-crawler/index.ts';

describe('crawlerSource', () => {
  test('returns a program that creates a crawler', () => {
    const Crawler = class {
      constructor(readonly config: {appId: string; actions: {indexName: string; recordExtractor: unknown}[]}) {}
    };
    const {config} = runInNewContext(crawlerSource(variables), {Crawler}) as InstanceType<typeof Crawler>;
    expect(config).toMatchObject({
      appId: 'APP',
      startUrls: ['https://docs.example.com/'],
      actions: [{indexName: "it's"}],
    });
    expect(config.actions[0]!.recordExtractor).toBeTypeOf('function');
  });

  test.each(Object.keys(variables))('throws an error if %s is not set', (name) => {
    expect(() => crawlerSource({...variables, [name]: ' '})).toThrow(
      `${name} is not set; use the same value as for the build of the site.`,
    );
  });
});

test('prints a file with synonyms', () => {
  const file = execFileSync(process.execPath, ['--import', 'tsx', script, 'synonyms'], {encoding: 'utf8'});
  expect(JSON.parse(file)).toContainEqual(expect.objectContaining({type: 'onewaysynonym'}));
});

test('rejects an unknown argument', () => {
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', script, 'all'], {encoding: 'utf8'});
  expect([status, stderr]).toEqual([1, 'The argument is "all"; allowed: config, synonyms.\n']);
});
