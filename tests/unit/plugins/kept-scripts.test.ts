import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import keptScripts from '@site/src/plugins/kept-scripts';

type Configure = (
  config: {mode: string; optimization?: object},
  isServer: boolean,
  utils: {currentBundler: {instance: unknown}},
) => {plugins?: {apply: (compiler: unknown) => void}[]};

interface Kept {
  code: string;
  results: Map<string, string>;
}

let siteDir: string;

const keptFile = (): string => path.join(siteDir, 'node_modules/.cache/kept-scripts.bin');
const readKept = (): Kept => deserialize(readFileSync(keptFile())) as Kept;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'kept-scripts-'));
  mkdirSync(path.join(siteDir, 'src'));
  write('one.js', 'const first = "one"; console.log(first); import("./shared.js");');
  write('two.js', 'const second = "two"; console.log(second);');
  write('shared.js', 'export const shared = "shared";');
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function write(name: string, content: string): void {
  writeFileSync(path.join(siteDir, 'src', name), content);
}

/** Changes what is kept, so that a file shows that it was taken from there. */
function markKept(): void {
  const {code, results} = readKept();
  const marked = new Map([...results].map(([key, text]) => [key, `${text}/*kept*/`]));
  writeFileSync(keptFile(), serialize({code, results: marked} satisfies Kept));
}

const configure: Configure = (...args) =>
  (keptScripts({siteDir} as LoadContext).configureWebpack as unknown as Configure)(...args);

/** Bundles the files with the bundler of the site, and returns the scripts by the name of what they are made of. */
async function build(
  minimizer: unknown[] = [new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: {mangle: true}})],
): Promise<Record<string, string>> {
  const out = path.join(siteDir, 'build');
  rmSync(out, {recursive: true, force: true});
  const config = {
    mode: 'production' as const,
    optimization: {minimize: true, minimizer: minimizer as never[], chunkIds: 'named' as const},
  };
  const {plugins = []} = configure(config, false, {currentBundler: {instance: rspack}});
  const compiler = rspack({
    ...config,
    context: path.join(siteDir, 'src'),
    entry: {one: './one.js', two: './two.js'},
    output: {path: out, filename: '[name].[contenthash].js', publicPath: '/'},
    plugins: plugins as never[],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : compiler.close(() => resolve()),
    );
  });
  return Object.fromEntries(
    readdirSync(out).map((name) => [name.split('.')[0] ?? name, readFileSync(path.join(out, name), 'utf8')]),
  );
}

describe('keptScripts', () => {
  test('takes minified scripts from the last build', async () => {
    const first = await build();
    expect(first.two).toContain('console.log("two")');
    expect(await build()).toEqual(first);

    markKept();
    expect((await build()).two).toBe(`${first.two}/*kept*/`);
  });

  test('minifies those that have changed, and keeps what this build has', async () => {
    await build();
    markKept();
    write('two.js', 'const changed = "other"; console.log(changed);');
    const scripts = await build();
    expect(scripts.two).toMatch(/console\.log\("other"\)[^*]*$/);
    expect(scripts.one).toContain('/*kept*/');
    expect([...readKept().results.values()].filter((text) => text.includes('two'))).toEqual([]);
    expect(readKept().results.size).toBe(3);
  });

  test('leaves the names of other files to the bundler, which puts in what they hold', async () => {
    await build();
    write('shared.js', 'export const shared = "changed";');
    await build();
    const {one = ''} = await build();
    const [shared = ''] = readdirSync(path.join(siteDir, 'build')).filter((name) => name.includes('shared'));
    const [, hash = ''] = shared.split('.');
    expect(hash).toMatch(/^[\da-f]{8,}$/);
    expect(one).toContain(hash);
  });

  test('minifies all if the options are others', async () => {
    await build();
    markKept();
    const other = new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: {mangle: false}});
    expect(Object.values(await build([other])).join('')).not.toContain('/*kept*/');
  });

  test('does not keep what was not minified', async () => {
    await build([]);
    expect(readKept().results.size).toBe(0);
  });

  test.each([
    ['the server', 'production', true, {minimize: true}],
    ['development', 'development', false, {minimize: true}],
    ['a build that does not minify', 'production', false, {minimize: false}],
  ])('changes nothing of %s', (_name, mode, isServer, optimization) => {
    expect(configure({mode, optimization}, isServer, {currentBundler: {instance: rspack}})).toEqual({});
  });
});
