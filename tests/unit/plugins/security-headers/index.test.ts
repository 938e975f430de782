import {createHash} from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {headersFor, parseHeaders} from '../../../../scripts/headers/headersFile.mjs';
import securityHeaders from '../../../../src/plugins/security-headers/index.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'security-headers-'));
const folder = path.join(siteDir, 'build');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

/** Runs the plugin as Docusaurus does, on rendered pages, with another one after it that writes pages. */
async function build(
  pages: Readonly<Record<string, string>>,
  {baseUrl = '/', rendered = {}}: {baseUrl?: string; rendered?: Readonly<Record<string, string>>} = {},
): Promise<string> {
  mkdirSync(folder);
  for (const [file, text] of Object.entries(rendered)) {
    write(file, text);
    // Some file systems tell times in steps of several milliseconds, within which the other plugin writes.
    utimesSync(path.join(folder, file), 1_000_000, 1_000_000);
  }
  const own = securityHeaders({siteDir, baseUrl} as LoadContext, {
    policy: {'default-src': ["'self'"], 'script-src': ["'self'"]},
    headers: {'X-Content-Type-Options': 'nosniff'},
  });
  const writer = {
    name: 'writer',
    async postBuild() {
      await Promise.resolve();
      Object.entries(pages).forEach(([file, text]) => write(file, text));
    },
  };
  const plugins = [own, writer] as Plugin[];
  const props = {outDir: folder, plugins} as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0];
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(props)));
  return readFileSync(path.join(folder, '_headers'), 'utf8');
}

beforeAll(() => symlinkSync(path.resolve('src'), path.join(siteDir, 'src'), 'junction'));
afterEach(() => rmSync(folder, {recursive: true, force: true}));
afterAll(() => rmSync(siteDir, {recursive: true}));

test('allows each inline script of the pages that other plugins write, once', async () => {
  const text = await build({
    'index.html': '<script>a()</script><script type="application/ld+json">{}</script>',
    'docs/one.html': '<script>a()</script>',
    'docs/two.html': '<script>b()</script>',
    'data.json': '"<script>c()</script>"',
  });
  const headers = headersFor(parseHeaders(text), '/docs/one');
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
  expect(headers['Content-Security-Policy']).toMatch(
    /^default-src 'self'; script-src 'self'(?: 'sha256-[\w+/]{43}='){2}$/,
  );
});

test('reads rendered pages, and again those that another plugin changes', async () => {
  const rendered = {'a.html': '<script>a()</script>', 'b.html': '<script>old()</script>', 'c.html': '<p>C</p>'};
  const text = await build({'b.html': '<script>b()</script>', 'd.html': '<script>a()</script>'}, {rendered});
  const hash = (script: string) => createHash('sha256').update(script).digest('base64');
  expect(text.match(/(?<='sha256-)[^']+/g)).toEqual(['a()', 'b()'].map(hash).sort());
  expect(readdirSync(path.join(siteDir, 'node_modules/.cache/tasks'))).toEqual([]);
});

test('needs one hash for all redirects', async () => {
  const text = await build(
    Object.fromEntries(
      ['one', 'two', 'three'].map((name) => [
        `docs/${name}/index.html`,
        createRedirectPageContent({toUrl: `/docs/new/${name}`}),
      ]),
    ),
  );
  expect(text.match(/'sha256-/g)).toHaveLength(1);
  expect(readFileSync(path.join(folder, 'docs/two/index.html'), 'utf8')).toContain('url=/docs/new/two');
});

test('names paths with the base URL', async () => {
  const rules = parseHeaders(
    await build({'index.html': '<p>Home</p>', 'docs.html': '<p>Docs</p>'}, {baseUrl: '/resources/'}),
  );
  expect(rules.map(({path: rule}) => rule)).toEqual([
    '/resources/*',
    '/resources/assets/*',
    '/resources/',
    '/resources/docs*',
    '/resources/index*',
  ]);
});

test('fails the build with a line for each page that has code the policy stops', async () => {
  await expect(
    build(
      {'docs/two.html': '<a href="javascript:go()">Go</a>'},
      {rendered: {'docs/one.html': '<a onclick="go()" href="/">Go</a>'}},
    ),
  ).rejects.toThrow(
    [
      'docs/one.html: <a> has the event handler onclick="go()", which the content security policy stops.',
      'docs/two.html: <a> has code as the address href="javascript:go()", which the content security policy stops.',
    ].join('\n'),
  );
});
