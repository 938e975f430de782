import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

const require = createRequire(import.meta.url);

// docusaurus.config.ts sets these variables, which the Docusaurus documentation does not mention.

test('Docusaurus does not minify HTML if SKIP_HTML_MINIFICATION is true', () => {
  const bundler = path.dirname(require.resolve('@docusaurus/bundler/package.json'));
  const source = readFileSync(path.join(bundler, 'lib/minifyHtml.js'), 'utf8');
  expect(source).toContain("process.env.SKIP_HTML_MINIFICATION === 'true'");
});

test('Docusaurus builds without a persistent cache if DOCUSAURUS_NO_PERSISTENT_CACHE is set', () => {
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const source = readFileSync(path.join(core, 'lib/webpack/base.js'), 'utf8');
  expect(source).toContain('if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {');
  expect(source).toContain('if (!process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {');
});
