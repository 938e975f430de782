import {describe, expect, test} from 'vitest';
import {
  shortenChunkNames,
  clientRegistry,
  registryEntries,
  shortNames,
} from '@site/src/patches/route-splitting/chunkNames.ts';
import {registryOf} from './registry.ts';

describe('shortNames', () => {
  test('shortens each name independently of the others', () => {
    const both = shortNames(['0058b4c6', '00689774']);
    expect([...both.values()].every((name) => /^[a-z\d]{4}$/.test(name))).toBe(true);
    expect(shortNames(['00689774']).get('00689774')).toBe(both.get('00689774'));
  });

  test('gives every name a different short name', () => {
    const names = Array.from({length: 20_000}, (_, number) => `name-${number}`);
    expect(new Set(shortNames(names).values()).size).toBe(20_000);
  });
});

describe('registryEntries', () => {
  test('finds every entry', () => {
    expect([
      ...registryEntries(registryOf(['0058b4c6', '@site/docs/a.md'], ['content---docs-b', '@generated/b.json'])),
    ]).toEqual([
      ['0058b4c6', '"@site/docs/a.md"'],
      ['content---docs-b', '"@generated/b.json"'],
    ]);
  });

  test('throws an error if an entry has an unknown format', () => {
    const known = registryOf(['0058b4c6', '@site/docs/a.md']);
    expect(() => registryEntries(known.replace('};', '\n  "b": [() => import("b")],};'))).toThrow(
      'The plugin route-splitting can only parse 1 of 2 entries in .docusaurus/registry.js. ' +
        'Docusaurus has changed the format, so update src/patches/route-splitting/chunkNames.ts.',
    );
    expect(() => registryEntries('export default {};\n')).toThrow('can only parse 0 of 0 entries');
  });
});

describe('clientRegistry', () => {
  test('puts the modules that all docs pages share into one chunk', () => {
    const modules = ['@theme/DocItem', '@theme/DocRoot', '@generated/x/plugin-route-context-module-100.json'];
    const entries = registryEntries(registryOf(...modules.map((module, index) => [`name-${index}`, module] as const)));
    const registry = clientRegistry(entries, [...entries.keys()], new Map());
    expect(registry.match(/webpackChunkName: "documentation"/g)).toHaveLength(3);
  });
});

describe('shortenChunkNames', () => {
  test('replaces names at any depth, and nothing else', () => {
    const short = new Map([['0058b4c6', 'ab12']]);
    const chunks = {'/docs/0058b4c6-fff': {__comp: '0058b4c6', items: [{content: '0058b4c6'}, 'other', null]}};
    expect(shortenChunkNames(chunks, short)).toEqual({
      '/docs/0058b4c6-fff': {__comp: 'ab12', items: [{content: 'ab12'}, 'other', null]},
    });
  });
});
