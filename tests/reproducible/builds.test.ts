/*
 * Edits a copy of the site, builds it with the caches of the previous build and again without caches, and compares all
 * files: `npm run test:reproducible`. To run one case, add `-- -t 'page text'`.
 */
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {removablePages, removePages} from '../../tools/bench/resize.ts';
import {copySite} from '../../tools/bench/sites.ts';

// The copy is inside the checkout, so that packages can be resolved. It has separate caches.
const site = path.resolve('.docusaurus/reproducible');
const caches = ['node_modules', '.docusaurus'];

type Environment = Readonly<Record<string, string>>;

/** Builds the site, and throws an error with the end of the output if the build fails. */
async function build(environment: Environment): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/index.ts'], {
    cwd: site,
    env: {PATH: process.env.PATH, HOME: process.env.HOME, ...environment},
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) {
    throw new Error(output.slice(-4000));
  }
}

/** Returns the hashes of all files in the build, by path. */
function hashBuild(): Record<string, string> {
  const folder = path.join(site, 'build');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16),
      ]),
  );
}

function edit(file: string, from: RegExp | string, to: string): void {
  const before = readFileSync(path.join(site, file), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} does not contain ${from}`).not.toBe(before);
  writeFileSync(path.join(site, file), after);
}

/** A page with links from and to other pages. */
const page = 'docs/apis/core/dml/index.md';
const slugPage = 'docs/apis/core/dml/database-schema.md';
const renamedPage = 'general/development/tools/nodejs.md';

/** Renames a page and updates the links to it, like an author would. */
function renamePage(): void {
  renameSync(path.join(site, renamedPage), path.join(site, 'general/development/tools/node.md'));
  for (const file of readdirSync(path.join(site, 'general'), {recursive: true, encoding: 'utf8'})) {
    if (/\.mdx?$/.test(file)) {
      const full = path.join(site, 'general', file);
      writeFileSync(full, readFileSync(full, 'utf8').replaceAll('nodejs.md', 'node.md'));
    }
  }
}

const cases: [title: string, change: () => void, environment?: Environment][] = [
  ['page text', () => edit(page, /$/, '\nA new last sentence.\n')],
  ['front matter', () => edit(page, /^title: .*$/m, 'title: Another title')],
  [
    'a component with its CSS module',
    () => {
      edit('src/components/site/ScrollTable/index.tsx', /$/, '\n// changed\n');
      edit(
        'src/components/site/SearchForm/styles.module.css',
        /(@layer [^{]+\{)/,
        '$1\n  .changed {\n    color: red;\n  }\n',
      );
    },
  ],
  ['a sample', () => edit('samples/local_greetings/lib.php', 'The node of the front page.', 'The changed node.')],
  [
    'a data file that Markdown plugins read',
    () => edit('data/security-advisories.json', /(?<="MSA-23-0001": )\d+/, '1'),
  ],
  ['a data file that pages import', () => edit('data/meetings.json', 'May 2023', 'Late May 2023')],
  ['a renamed page', renamePage],
  ['a changed slug', () => edit(slugPage, /^---\n/, '---\nslug: /apis/core/dml/tables\n')],
  ['a changed lock file', () => edit('package-lock.json', '"lockfileVersion": 3,', '"lockfileVersion": 3, ')],
  ['BASE_URL', () => undefined, {BASE_URL: '/resources/'}],
  ['SITE_URL', () => undefined, {SITE_URL: 'https://resources.example.org'}],
  ['ANNOUNCEMENT', () => undefined, {ANNOUNCEMENT: JSON.stringify({id: 'first', content: 'Changed'})}],
];

beforeAll(async () => {
  copySite(process.cwd(), site);
  // A site with a third of the pages still has all kinds of dependencies, but builds in half the time.
  const kept = new Set([page, slugPage, renamedPage].map((file) => path.normalize(file)));
  removePages(site, removablePages(site, kept).length, kept);
  await build({});
});

afterAll(() => rmSync(site, {recursive: true, force: true}));

test.each(cases)('%s', async (_title, change, environment = {}) => {
  change();
  await build(environment);
  const warm = hashBuild();
  for (const cache of caches) {
    rmSync(path.join(site, cache), {recursive: true, force: true});
  }
  await build(environment);
  expect(warm).toEqual(hashBuild());
});
