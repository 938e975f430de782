import {existsSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {evaluate, compile} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {localRuntime} from '@site/src/patches/mdx-runtime/localRuntime';

const page = `import {used} from './used.js'

# A *title*

Text with \`code\`, and <kbd>keys</kbd>.

<>One</>

export const above = <b>an element of the page's own</b>

{above}
`;

async function compiled(text: string): Promise<string> {
  return String(await compile(text, {recmaPlugins: [localRuntime]}));
}

test('uses each imported function in one place', async () => {
  const program = await compiled(page);
  expect(program).toContain(
    'import {Fragment as _FragmentImported, jsx as _jsxImported, jsxs as _jsxsImported} from "react/jsx-runtime";',
  );
  expect(program).toContain('const _Fragment = _FragmentImported, _jsx = _jsxImported, _jsxs = _jsxsImported;');
  expect(program.match(/_jsxImported/g)).toHaveLength(2);
});

test('renders the same page', async () => {
  const text = page.replace(/^import.*\n/, '');
  const pages = await Promise.all(
    [[], [localRuntime]].map((recmaPlugins) => evaluate(text, {...runtime, recmaPlugins})),
  );
  const [plain, changed] = pages.map(({default: Content}) => renderToStaticMarkup(createElement(Content)));
  expect(changed).toBe(plain);
  expect(plain).toContain('<kbd>keys</kbd>');
});

test('is tested with the compiler that Docusaurus uses', () => {
  const siteRequire = createRequire(import.meta.url);
  const coreRequire = createRequire(siteRequire.resolve('@docusaurus/core/package.json'));
  const loaderRequire = createRequire(coreRequire.resolve('@docusaurus/mdx-loader'));
  const compilerOf = (require: NodeJS.Require) =>
    (require.resolve.paths('@mdx-js/mdx') ?? [])
      .map((folder) => path.join(folder, '@mdx-js/mdx'))
      .filter((folder) => existsSync(folder))
      .map((folder) => realpathSync(folder))[0];
  expect(compilerOf(siteRequire)).toBe(compilerOf(loaderRequire));
});
