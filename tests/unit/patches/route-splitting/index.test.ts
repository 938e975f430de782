import {realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import routeSplitting from '@site/src/patches/route-splitting';

const siteDir = process.cwd();
const generatedFilesDir = path.join(siteDir, '.docusaurus');
/** A module of Docusaurus. Bundlers name the file behind a symbolic link, for example if `node_modules` is one. */
const preload = realpathSync(path.join(siteDir, 'node_modules/@docusaurus/core/lib/client/preload.js'));

/** The installed plugin, which our code finds by its class name. */
const {default: ChunkAssetPlugin} = createRequire(__filename)(
  '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
) as {default: new () => object};

class OtherPlugin {
  readonly isOfDocusaurus = false;
}

interface Configured {
  plugins?: unknown[];
  module?: {rules: {test: RegExp; use: unknown[]}[]};
}

function configure(config: {mode: string; plugins?: unknown[]; experiments?: object}, isServer = false): Configured {
  const {configureWebpack} = routeSplitting({siteDir, generatedFilesDir} as LoadContext);
  const utils = {currentBundler: {instance: {Compilation: {}, sources: {}}}};
  return (configureWebpack as unknown as (...args: unknown[]) => Configured)(config, isServer, utils);
}

/** Returns the number of rules that match a file. */
function rulesFor(file: string, {module}: Configured): number {
  return (module?.rules ?? []).filter(({test}) => test.test(file)).length;
}

const generated = (file: string) => path.join(generatedFilesDir, file);

test('adds a rule for each file that it changes, and removes the Docusaurus plugin', () => {
  const plugins = [new OtherPlugin(), new ChunkAssetPlugin(), undefined];
  const configured = configure({mode: 'production', plugins});
  expect(plugins).toEqual([new OtherPlugin(), undefined]);
  expect(configured.plugins).toHaveLength(1);
  for (const file of [
    generated('routes.js'),
    generated('registry.js'),
    generated('routesChunkNames.json'),
    generated('docusaurus-plugin-content-docs/default/p/docs-175.json'),
    preload,
  ]) {
    expect(rulesFor(file, configured), file).toBe(1);
  }
  expect(rulesFor(generated('globalData.json'), configured)).toBe(0);
});

test('also prunes docs on the server, but changes nothing else there', () => {
  const plugins = [new ChunkAssetPlugin()];
  const configured = configure({mode: 'production', plugins}, true);
  expect(plugins).toHaveLength(1);
  expect(rulesFor(generated('docusaurus-plugin-content-docs/default/p/docs-175.json'), configured)).toBe(1);
  expect(rulesFor(generated('routes.js'), configured)).toBe(0);
  expect(rulesFor(preload, configured)).toBe(0);
});

test('changes nothing in development', () => {
  expect(configure({mode: 'development'})).toEqual({});
});
