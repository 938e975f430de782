import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {getSwcLoaderOptions, rspack, swcLoader} from '@docusaurus/faster';
import type {Version} from '@site/src/moodle/types';

const site = process.cwd();

/** Bundles the module like Docusaurus, because only the bundler supports `import.meta.webpackContext`. */
async function bundle(directory: string, isServer: boolean): Promise<readonly Version[]> {
  const filename = `${isServer ? 'server' : 'client'}.mjs`;
  const compiler = rspack.rspack({
    context: site,
    mode: 'production',
    target: isServer ? 'node20' : 'web',
    entry: './src/moodle/versions.ts',
    output: {path: directory, filename, library: {type: 'module'}, module: true, chunkFormat: 'module'},
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [{test: /\.ts$/, loader: swcLoader, options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'})}],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) {
        reject(error ?? new Error(stats?.toString({all: false, errors: true})));
      } else {
        resolve();
      }
    });
  });
  const module = (await import(/* @vite-ignore */ pathToFileURL(path.join(directory, filename)).href)) as {
    default: readonly Version[];
  };
  return module.default;
}

describe.each([
  ['client', false],
  ['server', true],
])('versions in the %s bundle', (_name, isServer) => {
  let directory: string;
  let versions: readonly Version[];

  beforeAll(async () => {
    directory = mkdtempSync(path.join(tmpdir(), 'versions-'));
    versions = await bundle(directory, isServer);
  });

  afterAll(() => {
    rmSync(directory, {recursive: true});
  });

  test('contains each data file once', () => {
    const files = readdirSync(path.join(site, 'data/versions')).map((file) => path.basename(file, '.json'));
    expect(versions.map(({name}) => name).sort()).toEqual(files.sort());
  });

  test('is sorted numerically, newest first', () => {
    const names = versions.map(({name}) => name);
    expect(names.at(-1)).toBe('1.0');
    expect(names.indexOf('3.9')).toBe(names.indexOf('3.10') + 1);
    expect(names.indexOf('4.0')).toBe(names.indexOf('3.11') - 1);
  });
});
