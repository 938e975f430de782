import {describe, expect, test, vi} from 'vitest';
import compileHint from '@site/src/patches/compile-hint';

type Configure = (config: {mode: string}, isServer: boolean, utils: object) => {plugins?: unknown[]};

interface Options {
  banner: string;
  include: RegExp;
}

const BannerPlugin = vi.fn(
  class {
    constructor(readonly options: Options) {}
  },
);
const instance = {BannerPlugin, Compilation: {PROCESS_ASSETS_STAGE_SUMMARIZE: 1000}};

function configure(mode: string, isServer: boolean): {plugins?: unknown[]} {
  const {configureWebpack} = compileHint();
  return (configureWebpack as unknown as Configure)({mode}, isServer, {currentBundler: {instance}});
}

describe('compileHint', () => {
  test('adds the unchanged comment to the main script', () => {
    const [plugin, ...others] = configure('production', false).plugins as {options: Options}[];
    expect(others).toEqual([]);
    expect(plugin?.options).toMatchObject({banner: '//# allFunctionsCalledOnLoad', raw: true, stage: 1000});
  });

  test.each([
    ['assets/js/main.e8499238.js', true],
    ['main.e8499238.js', true],
    ['assets/js/runtime~main.e8499238.js', false],
    ['assets/js/domain.e8499238.js', false],
    ['assets/css/main.e8499238.css', false],
  ])('matches %s: %s', (file, isMain) => {
    const [plugin] = configure('production', false).plugins as {options: Options}[];
    expect(plugin?.options.include.test(file)).toBe(isMain);
  });

  test('changes neither the server bundle nor development', () => {
    expect(configure('production', true)).toEqual({});
    expect(configure('development', false)).toEqual({});
  });
});
