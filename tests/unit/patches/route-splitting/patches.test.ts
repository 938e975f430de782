import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {applyPatch, resolveModule, patches} from '@site/src/patches/route-splitting/patches.ts';

const require = createRequire(import.meta.url);
const coreRequire = createRequire(require.resolve('@docusaurus/core/package.json'));

// After an upgrade, an outdated patch fails here before it fails the build.
test.each(patches.map((patch) => [patch.module, patch] as const))('matches the installed %s', (module, patch) => {
  const source = readFileSync(resolveModule(module, coreRequire), 'utf8');
  const changed = applyPatch(patch, source);
  expect(changed.startsWith(patch.imports)).toBe(true);
  expect(changed).toContain(patch.replace);
  expect(changed).toHaveLength(source.length + patch.imports.length + patch.replace.length - patch.find.length);
});

test('throws an error if the module has changed', () => {
  const patch = {module: 'a/b.js', imports: '', find: 'let a;', replace: 'let b;'};
  const message = (count: number) =>
    `a/b.js contains "let a;" ${count} times instead of once. ` +
    'Its package has changed, so update src/patches/route-splitting/patches.ts.';
  expect(() => applyPatch(patch, 'let c;')).toThrow(message(0));
  expect(() => applyPatch(patch, 'let a; let a;')).toThrow(message(2));
});
