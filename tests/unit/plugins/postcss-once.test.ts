import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import postcssOnce from '@site/src/plugins/postcss-once';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'postcss-once-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

test('makes each plugin once, with its options, and looks for no other configuration', async () => {
  const module = path.join(siteDir, 'plugin.cjs');
  writeFileSync(
    module,
    `let made = 0;
    module.exports = ({name}) => {
      made += 1;
      return {postcssPlugin: 'test', Declaration: (node) => { node.value = name + made; }};
    };
    module.exports.postcss = true;`,
  );
  const ready = {postcssPlugin: 'ready'};
  const {plugins, ...options} = postcssOnce({siteDir} as LoadContext).configurePostCss?.({
    ident: 'postcss',
    plugins: [[module, {name: 'x'}], ready],
  }) as {plugins: AcceptedPlugin[]};
  expect(options).toEqual({ident: 'postcss', config: false});
  expect(plugins[1]).toBe(ready);
  for (const sheet of ['a{b:c}', 'd{e:f}']) {
    expect((await postcss(plugins).process(sheet, {from: undefined})).css).toMatch(/:x1}$/);
  }
});
