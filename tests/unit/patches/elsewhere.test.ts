import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

const require = createRequire(import.meta.url);

// docusaurus.config.ts sets this variable, which the Docusaurus documentation does not mention.
test('Docusaurus does not minify HTML if SKIP_HTML_MINIFICATION is true', () => {
  const bundler = path.dirname(require.resolve('@docusaurus/bundler/package.json'));
  const source = readFileSync(path.join(bundler, 'lib/minifyHtml.js'), 'utf8');
  expect(source).toContain("process.env.SKIP_HTML_MINIFICATION === 'true'");
});
