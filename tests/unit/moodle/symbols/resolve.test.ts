import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
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

describe('resolveNames', () => {
  test.each([
    ['get_string()', 'function get_string'],
    ["get_string('pluginname', 'local_greetings')", 'function get_string'],
    ['get_string($identifier): string', 'function get_string'],
    ['\\get_string()', 'function get_string'],
    ['cron_setup_user', 'function cron_setup_user'],
    ['\\core\\task\\manager', 'class core\\task\\manager'],
    ['core\\task\\manager', 'class core\\task\\manager'],
    ['\\context', 'class context'],
    ['moodle_database', 'class moodle_database'],
    ['new \\core\\task\\nightly()', 'task core\\task\\nightly'],
    ['extends \\core\\event\\base', 'event core\\event\\base'],
    ['\\core\\task\\manager::class', 'class core\\task\\manager'],
    ['\\core\\task\\manager::queue_adhoc_task()', 'method core\\task\\manager::queue_adhoc_task'],
    ['\\core\\task\\manager::queue_adhoc_task', 'method core\\task\\manager::queue_adhoc_task'],
    ['context::instance_by_id($id): context', 'method context::instance_by_id'],
    ['\\core\\task\\adhoc_task::set_next_run_time()', 'method core\\task\\task_base::set_next_run_time'],
    ['adhoc_task::ADHOC', 'constant core\\task\\task_base::ADHOC'],
    ['\\old_manager::queue_adhoc_task()', 'method core\\task\\manager::queue_adhoc_task'],
    ['$DB->get_record()', 'method moodle_database::get_record'],
    ["$DB->get_record('user', ['id' => f(1)])", 'method moodle_database::get_record'],
    ['$DB->get_record', 'method moodle_database::get_record'],
    ['queue_adhoc_task()', 'method core\\task\\manager::queue_adhoc_task'],
    ['$task->set_custom_data()', 'method core\\task\\adhoc_task::set_custom_data'],
    ['MUST_EXIST', 'constant MUST_EXIST'],
    ['CONTEXT_USER', 'constant CONTEXT_USER'],
    ['moodle/site:config', 'capability moodle/site:config'],
    ['core_task_run', 'web service core_task_run'],
    ['task_adhoc', 'table task_adhoc'],
    ['{user}', 'table user'],
    ['user.email', 'table user'],
    ['\\core\\event\\user_created', 'event core\\event\\user_created'],
    ['core/loading', 'template core/loading'],
    ['mod_forum/posts', 'module mod_forum/posts'],
    ['extend_navigation', 'callback extend_navigation'],
    ['extend_navigation()', 'callback extend_navigation'],
    ['core/string', 'cache core/string'],
    ['core/infected', 'message provider core/infected'],
    ['core_form', 'subsystem core_form'],
  ])('resolves %s to the %s', (code, symbol) => {
    expect(meaning(code)).toBe(symbol);
  });

  test.each([
    ['a word', 'context'],
    ['a word that is a table', 'user'],
    ['a word that is a plugin type', 'mod'],
    ['a column without its table', 'email'],
    ['a column that the table does not have', 'user.phone'],
    ['a method of two classes', 'get_name()'],
    ['a method of two classes, called on a variable', '$thing->get_name()'],
    ['a method of the surrounding class', '$this->set_custom_data()'],
    ['a method of the surrounding class', 'self::queue_adhoc_task()'],
    ['a script function with the name of a method', 'execute()'],
    ['a short name that two classes have', 'manager::move()'],
    ['the short name of a class', 'adhoc_task'],
    ['a name of a template and a module', 'core/toast'],
    ['a name in a different case', 'CORE_TASK_RUN'],
    ['a constant in a different case', 'adhoc_task::adhoc'],
    ['a method that the class does not have', '\\core\\task\\manager::get_record()'],
    ['a class that does not exist', '\\core\\task\\nobody'],
    ['two calls', 'get_string() && cron_setup_user()'],
    ['an expression', '$a = get_string'],
    ['the example plugin', 'local_greetings'],
    ['the example plugin', '\\local_greetings\\task\\manager::queue_adhoc_task()'],
    ['the example plugin', '$greetings->queue_adhoc_task()'],
    ['the example activity', 'mod/tally:view'],
    ['a variable', '$DB'],
    ['a file', 'lib/moodlelib.php'],
    ['an option', '--execute'],
    ['nothing', ' '],
  ])('does not resolve %s: %s', (_what, code) => {
    expect(meaning(code)).toBeUndefined();
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
});
