import path from 'node:path';
import {expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import routeSplitting from '@site/src/patches/route-splitting';

type Configure = (config: object, isServer: boolean, utils: object) => {module?: {rules: {test: RegExp}[]}};

test('changes nothing in development, and only prunes the props of docs versions on the server', () => {
  const generatedFilesDir = path.resolve('.docusaurus');
  const plugin = routeSplitting({siteDir: process.cwd(), generatedFilesDir} as LoadContext);
  const configure = plugin.configureWebpack as unknown as Configure;
  expect(configure({mode: 'development'}, false, {currentBundler: {}})).toEqual({});
  const {module, ...others} = configure({mode: 'production', plugins: []}, true, {currentBundler: {}});
  const props = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p/docs-175.json');
  expect(others).toEqual({});
  expect(module?.rules.map((rule) => rule.test.test(props))).toEqual([true]);
});
