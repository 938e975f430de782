import {describe, expect, test} from 'vitest';
import {leanChunkNames, leanRegistry, namesIn, shortNames} from '@site/src/plugins/lean-registry/names.mjs';

/** Written as Docusaurus writes it: the end of the file follows the last entry at once. */
function registryOf(...entries: readonly (readonly [name: string, module: string])[]): string {
  const lines = entries.map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  return `export default {\n${lines.join('\n')}};\n`;
}

describe('shortNames', () => {
  test('gives each name a short one that does not depend on the others', () => {
    const both = shortNames(['0058b4c6', '00689774']);
    expect([...both.values()].every((name) => /^[a-z\d]{4}$/.test(name))).toBe(true);
    expect(shortNames(['00689774']).get('00689774')).toBe(both.get('00689774'));
  });

  test('gives no two names the same', () => {
    const names = Array.from({length: 20_000}, (_, number) => `name-${number}`);
    expect(new Set(shortNames(names).values()).size).toBe(20_000);
  });
});

describe('namesIn', () => {
  test('finds every name', () => {
    expect(namesIn(registryOf(['0058b4c6', '@site/docs/a.md'], ['content---docs-b', '@generated/b.json']))).toEqual([
      '0058b4c6',
      'content---docs-b',
    ]);
  });

  test('fails if it is written in another way', () => {
    const known = registryOf(['0058b4c6', '@site/docs/a.md']);
    expect(() => namesIn(known.replace('};', '\n  "b": [() => import("b")],};'))).toThrow(
      'The plugin lean-registry understands 1 of 2 entries of .docusaurus/registry.js. ' +
        'Docusaurus writes them in a new way; bring src/plugins/lean-registry/names.mjs up to date.',
    );
    expect(() => namesIn('export default {};\n')).toThrow('understands 0 of 0 entries');
  });
});

describe('leanRegistry', () => {
  test('keeps what loads a module, and no more', () => {
    const short = shortNames(['0058b4c6']).get('0058b4c6');
    expect(leanRegistry(registryOf(['0058b4c6', '@site/docs/a.md']))).toBe(
      `export default {\n  "${short}": [() => import(/* webpackChunkName: "${short}" */ "@site/docs/a.md")],};\n`,
    );
  });
});

describe('leanChunkNames', () => {
  test('replaces names wherever they stand, and nothing else', () => {
    const short = new Map([['0058b4c6', 'ab12']]);
    const chunks = {'/docs/0058b4c6-fff': {__comp: '0058b4c6', items: [{content: '0058b4c6'}, 'other', null]}};
    expect(leanChunkNames(chunks, short)).toEqual({
      '/docs/0058b4c6-fff': {__comp: 'ab12', items: [{content: 'ab12'}, 'other', null]},
    });
  });
});
