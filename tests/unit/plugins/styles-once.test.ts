import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, PostCssOptions} from '@docusaurus/types';
import {expect, onTestFinished, test} from 'vitest';
import stylesOnce from '@site/src/plugins/styles-once';

/** Makes a site with a plugin for PostCSS, and returns what the site's plugin makes of options that name it. */
function configured(): (options: PostCssOptions) => PostCssOptions {
  const site = mkdtempSync(path.join(tmpdir(), 'styles-once-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  mkdirSync(path.join(site, 'node_modules/prefixes'), {recursive: true});
  writeFileSync(
    path.join(site, 'node_modules/prefixes/index.js'),
    "module.exports = (options) => ({postcssPlugin: 'prefixes', options});",
  );
  const plugin = stylesOnce({siteConfigPath: path.join(site, 'docusaurus.config.ts')} as LoadContext);
  return plugin.configurePostCss as (options: PostCssOptions) => PostCssOptions;
}

test('makes plugins once, and has no file looked for', () => {
  const layers = {postcssPlugin: 'layers'};
  const options = {ident: 'postcss', plugins: [['prefixes', {stage: 2}], layers]};
  const configure = configured();
  const result = configure(options);
  expect(result).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'prefixes', options: {stage: 2}}, layers],
  });
  expect(configure(options).plugins[0]).toBe(result.plugins[0]);
});
