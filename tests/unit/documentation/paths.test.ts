import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'data/README.md',
  'data/symbols/README.md',
  ...['structure', 'linting', 'maintaining'].map((name) => `general/documentation/${name}.md`),
];

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};

/** Folders in the root whose files are named by their full path. Files that a command writes are not in the repository. */
const folder =
  /^(?:checks|config|data|docs|general|samples|src|static|tests|tools|versioned_docs|versioned_sidebars)\//;

/** Files that the guides only use as examples: files of a version, and invented files in sample messages. */
const examples = /\d\.\d|general\/page|docs\/apis\/page|tests\/behat|meetings\/\d/;

function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, content = '']) => content);
  const commands = [...text.matchAll(/npx (?:tsx|vitest(?: run)?|eslint(?: --fix)?) ([^\n`]+)/g)];
  return [...code, ...commands.flatMap(([, rest = '']) => rest.split(' '))].filter(
    (entry) => folder.test(entry) && !/[\s<>*…:]/.test(entry) && !examples.test(entry),
  );
}

/** Checks whether a path exists. It can also be a file without its extension, such as `src/components/site/OfflineNotices`. */
function isThere(entry: string): boolean {
  return existsSync(entry) || existsSync(`${entry}.ts`) || existsSync(`${entry}.tsx`);
}

test.each(guides)('every path in %s exists', (guide) => {
  const text = readFileSync(guide, 'utf8');
  const paths = pathsIn(text);
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((entry) => !isThere(entry))).toEqual([]);
});

test.each(guides)('every npm script in %s exists', (guide) => {
  const named = [...readFileSync(guide, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('the structure guide lists every folder in src and every configuration file', () => {
  const guide = readFileSync('general/documentation/structure.md', 'utf8');
  const folders = readdirSync('src', {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const parts = [...folders.map(({name}) => `src/${name}/`), ...readdirSync('config').map((name) => `config/${name}`)];
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !guide.includes(part))).toEqual([]);
});
