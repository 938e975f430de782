import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {applyPatch, fileOf, patches} from '@site/src/framework/route-splitting/patches.ts';

const require = createRequire(import.meta.url);
const coreRequire = createRequire(require.resolve('@docusaurus/core/package.json'));

describe('applyPatch', () => {
  // An update of a package that no longer fits fails here, before it fails the build.
  test.each(patches.map((patch) => [patch.module, patch] as const))('fits %s as it is installed', (module, patch) => {
    const source = readFileSync(fileOf(module, coreRequire), 'utf8');
    const changed = applyPatch(patch, source);
    expect(changed.startsWith(patch.imports)).toBe(true);
    expect(changed).toContain(patch.replace);
    expect(changed).toHaveLength(source.length + patch.imports.length + patch.replace.length - patch.find.length);
  });

  test('fails if the module has changed', () => {
    const patch = {module: 'a/b.js', imports: '', find: 'let a;', replace: 'let b;'};
    const message =
      'a/b.js has not "let a;" once; its package has changed, bring src/framework/route-splitting/patches.ts up to date.';
    expect(() => applyPatch(patch, 'let c;')).toThrow(message);
    expect(() => applyPatch(patch, 'let a; let a;')).toThrow(message);
  });
});

test('a module that is gone has a clear message', () => {
  expect(() => fileOf('react-router/esm/gone.js', coreRequire)).toThrow(
    'react-router/esm/gone.js is not installed; bring src/framework/route-splitting/patches.ts up to date.',
  );
});
