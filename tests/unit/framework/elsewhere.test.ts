import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

const require = createRequire(import.meta.url);

// docusaurus.config.ts sets this variable, which no documentation of Docusaurus mentions.
test('Docusaurus skips the minification of HTML if SKIP_HTML_MINIFICATION is true', () => {
  const bundler = path.dirname(require.resolve('@docusaurus/bundler/package.json'));
  const source = readFileSync(path.join(bundler, 'lib/minifyHtml.js'), 'utf8');
  expect(source).toContain("process.env.SKIP_HTML_MINIFICATION === 'true'");
});
