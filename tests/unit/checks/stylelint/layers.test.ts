import path from 'node:path';
import stylelint from 'stylelint';
import {describe, expect, test} from 'vitest';
import layersPlugin, {declaredLayers} from '../../../../checks/stylelint/layers.ts';

const root = process.cwd();

async function warnings(code: string): Promise<string[]> {
  const {results} = await stylelint.lint({
    code,
    config: {
      plugins: [layersPlugin],
      rules: {'site/layers': path.join(root, 'src/css/layers.css')},
    },
  });
  return results.flatMap((result) => result.warnings.map(({text}) => text));
}

test('declaredLayers reads layer statements and ignores layer blocks', () => {
  expect(declaredLayers('@layer site.a, site.b;\n@layer site.c { a { color: red; } }')).toEqual(['site.a', 'site.b']);
});

describe('site/layers', () => {
  test.each([
    ['one layer with comments', '/* Why. */\n@layer site.base { a { gap: 0; } @media print { a { gap: 0; } } }'],
    ['the order of layers', '@layer site.tokens, site.base;'],
  ])('accepts %s', async (_what, code) => {
    expect(await warnings(code)).toEqual([]);
  });

  test.each([
    ['a { gap: 0; }', '"a" is outside a layer'],
    ['@media print { a { gap: 0; } }', '"@media print" is outside a layer'],
    [
      '@layer site.base { a { gap: 0; } }\n@layer site.print { a { gap: 0; } }',
      '"@layer site.print" is a second layer',
    ],
    ['@layer base { a { gap: 0; } }', '"@layer base" is not declared in src/css/layers.css'],
  ])('rejects %j', async (code, message) => {
    expect(await warnings(code)).toEqual([expect.stringContaining(message)]);
  });
});
