import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {symbolLinks, type SymbolLinksOptions} from '@site/src/markdown/symbolLinks';
import {currentEdition} from '@site/src/moodle/editions';
import {table} from '../moodle/symbols/fixture';

const load = vi.fn<NonNullable<SymbolLinksOptions['load']>>(() => table);
const versions = {
  [currentEdition]: {index: '/docs/api-index', source: 'https://git.example.org/{page}/current'},
  '1.0': {index: '/docs/1.0/api-index', source: 'https://git.example.org/{page}/v1.0'},
};
const processor = remark().use(remarkGfm).use(remarkMdx).use(symbolLinks, {versions, load});

async function transform(markdown: string, file = 'docs/page.md'): Promise<string> {
  return String(await processor.process({path: path.join(process.cwd(), file), value: markdown}));
}

const head = /^const platformSymbols = .*;\n\n/;

/** The page without the constant at its top. */
async function body(markdown: string): Promise<string> {
  return (await transform(markdown)).replace(head, '');
}

const linked = (code: string, at = 0) =>
  `<PlatformSymbol symbols={platformSymbols} at={${at}}>\`${code}\`</PlatformSymbol>`;

test('links a name and adds its card to the page', async () => {
  expect(await transform('Call `get_string()` here.\n')).toBe(
    'const platformSymbols = {"index":"/docs/api-index","source":"https://git.example.org/{page}/current",' +
      '"cards":[["function","get_string","($identifier, $component = \'\')","lib/moodlelib.php:7000","core"]],"named":1};\n\n' +
      `Call ${linked('get_string()')} here.\n`,
  );
});

test('does not change a page without names', async () => {
  for (const page of ['Call `nothing()`.\n', '```js\nget_string();\n```\n', 'The function get_string().\n']) {
    expect(await transform(page)).toBe(page);
  }
});

test('adds the cards of the functions and methods that PHP samples call', async () => {
  const sample = '$DB->get_record(get_string(1), $this->get_string(2));';
  const output = await transform(`\`MUST_EXIST\`\n\n\`\`\`php\n${sample}\n\`\`\`\n`);
  expect(output).toContain('"named":1,"calls":{"$DB->get_record":1,"get_string":2}};');
  expect(output).toMatch(/"method","moodle_database::get_record",.*"function","get_string",/);
  expect(output).toContain('\n\n<SampleSymbols symbols={platformSymbols} />\n');
});

test('adds one card for different spellings of a name', async () => {
  const output = await transform('`get_string()`\n\n`MUST_EXIST`\n\n`get_string("a")`\n');
  expect(head.exec(output)?.[0].match(/get_string/g)).toHaveLength(1);
  expect(output.replace(head, '')).toBe(
    `${linked('get_string()')}\n\n${linked('MUST_EXIST', 1)}\n\n${linked('get_string("a")')}\n`,
  );
});

test('links a name once in a paragraph, list item or table row', async () => {
  expect(await body('`get_string()` and `MUST_EXIST`, then `get_string("a")`.\n')).toBe(
    `${linked('get_string()')} and ${linked('MUST_EXIST', 1)}, then \`get_string("a")\`.\n`,
  );
  expect(await body('* `get_string()`\n* `get_string()`, **`get_string()`**\n')).toBe(
    `* ${linked('get_string()')}\n* ${linked('get_string()')}, **\`get_string()\`**\n`,
  );
  expect(await body('| A | B |\n| - | - |\n| `MUST_EXIST` | `MUST_EXIST` |\n')).toContain(
    `| ${linked('MUST_EXIST')} | \`MUST_EXIST\``,
  );
});

test('links the same name to the class that each section is about', async () => {
  const output = await transform('## `\\context`\n\n`get_name()`\n\n## `\\core\\task\\adhoc_task`\n\n`get_name()`\n');
  expect(output.match(/at={\d}>`get_name/g)).toEqual(['at={0}>`get_name', 'at={1}>`get_name']);
});

test('links names in tables that are written as elements', async () => {
  const row = (cells: string) => `<tr>\n  <td>\n    ${cells}\n  </td>\n</tr>\n`;
  expect(await body(row('`MUST_EXIST`') + row('`MUST_EXIST`'))).toBe(
    `${row(linked('MUST_EXIST'))}\n${row(linked('MUST_EXIST'))}`,
  );
});

test.each([
  '## The function `get_string()`',
  '[See `get_string()`](./strings.md)',
  '[See `get_string()`][strings]\n\n[strings]: ./strings.md',
  '<a href="./strings.md">`get_string()`</a>',
  '<summary>\n  `get_string()`\n</summary>',
  '<h3>\n  `get_string()`\n</h3>',
  '<code>get_string()</code>',
])('does not link names in %s', async (text) => {
  expect(await transform(`${text}\n`)).toBe(`${text}\n`);
});

test.each([
  ['docs/apis/page.md', currentEdition, '/docs/api-index'],
  ['versioned_docs/version-1.0/apis/page.md', '1.0', '/docs/1.0/api-index'],
  ['general/page.md', currentEdition, '/docs/api-index'],
])('%s links names of %s to %s', async (file, version, index) => {
  load.mockClear();
  expect(await transform('`get_string()`\n', file)).toContain(`"index":"${index}"`);
  expect(load).toHaveBeenCalledExactlyOnceWith(process.cwd(), version);
});

test('links nothing in partials and in versions without an index', async () => {
  for (const file of ['versioned_docs/version-0.9/page.md', 'docs/_part.md']) {
    expect(await transform('`get_string()`\n', file)).toBe('`get_string()`\n');
  }
});
