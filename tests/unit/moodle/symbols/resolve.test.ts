import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPageNames} from '@site/src/moodle/symbols/pageNames';
import {resolveNames} from '@site/src/moodle/symbols/resolve';
import {SymbolTable} from '@site/src/moodle/symbols/table';
import {table} from './fixture';

/** Resolves the last occurrence of code on a page. */
function meaningOn(markdown: string, code: string, symbols = table, file = ''): string | undefined {
  const names = readPageNames(markdown, file);
  const symbol = resolveNames(names, symbols)[names.codes.findLastIndex((named) => named.code === code)];
  return symbol && `${symbol.kind} ${symbol.name}`;
}

/** Resolves code below other Markdown. */
function meaning(code: string, above = ''): string | undefined {
  return meaningOn(`${above}\n\n\`${code}\`\n`, code);
}

/** Sentences of pages, with the headings and the introduction that come before them, and the symbol that is meant. */
interface Sentence {
  page: string;
  text: string;
  code: string;
  symbol: string | null;
}

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

test.each(
  read('inlineCode.tsv')
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t')),
)('%s means the symbol "%s" %s', (code, symbol) => {
  expect(meaning(code!) ?? '').toBe(symbol);
});

test.each([
  ['get_name()', 'See `\\core\\task\\adhoc_task`.', 'method core\\task\\task_base::get_name'],
  ['get_name()', '## The class `\\context`', 'method context::get_name'],
  ['get_name()', '## The class `\\context`\n\n### Name\n\nText.', 'method context::get_name'],
  ['get_name()', '## The class `\\context`\n\n## Another section', undefined],
  ['get_name()', '## Name\n\n```php signature="\\context::instance_by_id()"\n```', 'method context::get_name'],
  ['get_name()', '`\\context` and `\\core\\task\\nightly`', undefined],
  ['get_name()', '`\\context` and `$DB`', undefined],
  ['get_name()', 'Of `\\context`:\n\n- One\n-', 'method context::get_name'],
  ['get_name()', 'The type `nightly`.\n\n## `\\core\\task\\nightly`\n\n## Another', undefined],
  ['execute()', '`$DB` does more.', 'method moodle_database::execute'],
  ['adhoc_task', 'See `\\core\\task\\adhoc_task`.', 'class core\\task\\adhoc_task'],
  ['manager::queue_adhoc_task()', '`\\core\\task\\manager`', 'method core\\task\\manager::queue_adhoc_task'],
  ['get_name()', '`\\context`\n\n```php\npublic function get_name() {}\n```', undefined],
  ['queue_adhoc_task()', '```php\nfunction queue_adhoc_task() {}\n```', undefined],
])('resolves %s below %s', (code, above, symbol) => {
  expect(meaning(code, above)).toBe(symbol);
});

test('understands a row that starts with the short name of a class', () => {
  const page = '| `\\context` |\n| --- |\n| `adhoc_task`: `get_name()` |\n';
  expect(meaningOn(page, 'get_name()')).toBe('method core\\task\\task_base::get_name');
});

test('resolves a name differently in each section', () => {
  const names = readPageNames(
    '## `\\context`\n\n`get_name()`\n\n## `adhoc_task`\n\n`\\core\\task\\adhoc_task`: `get_name()`\n',
  );
  const found = resolveNames(names, table).filter((_, index) => names.codes[index]?.code === 'get_name()');
  expect(found.map((symbol) => symbol?.name)).toEqual(['context::get_name', 'core\\task\\task_base::get_name']);
});

test.each(JSON.parse(read('sentences.json')) as Sentence[])(
  'understands $code on $page',
  ({text, code, page, symbol}) => {
    expect(meaningOn(text, code, new SymbolTable(read('sentences.tsv')), page) ?? null).toBe(symbol);
  },
);
