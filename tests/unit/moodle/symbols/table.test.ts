import {expect, test} from 'vitest';
import {SymbolTable} from '@site/src/moodle/symbols/table';
import type {SymbolKind} from '@site/src/moodle/symbols/kinds';
import {table} from './fixture';

test('ignores case only for functions and classes', () => {
  expect(table.find('function', 'GET_STRING')?.name).toBe('get_string');
  expect(table.find('class', 'Core\\Task\\Manager')?.name).toBe('core\\task\\manager');
  expect(table.find('constant', 'must_exist')).toBeUndefined();
});

test('uses the line of a member, or of its class', () => {
  const at = (className: string, member: string) => {
    const {path: file, line} = table.findMember(className, member, 'methods') ?? {};
    return `${file}:${line}`;
  };
  expect(at('moodle_database', 'get_record')).toBe('lib/dml/moodle_database.php:67');
  expect(at('core\\task\\task_base', 'get_name')).toBe('lib/classes/task/task_base.php:90');
});

test.each<[SymbolKind, string, string | undefined]>([
  ['capability', 'moodle/site:config', 'lib/db/access.php'],
  ['capability', 'mod/forum:addnews', 'mod/forum/db/access.php'],
  ['web service', 'core_task_run', 'lib/classes/task/manager.php'],
  ['web service', 'mod_forum_gone', 'mod/forum/db/services.php'],
  ['table', 'user', 'lib/db/install.xml'],
  ['template', 'core/loading', 'lib/templates/loading.mustache'],
  ['template', 'core_form/element', 'lib/form/templates/element.mustache'],
  ['template', 'unknown_part/page', undefined],
  ['module', 'mod_forum/posts', 'mod/forum/amd/src/posts.js'],
  ['cache', 'core/string', 'lib/db/caches.php'],
  ['message provider', 'core/infected', 'lib/db/messages.php'],
  ['plugin type', 'mod', 'mod'],
  ['plugin type', 'forumreport', 'mod/forum/report'],
  ['subsystem', 'core_form', 'lib/form'],
  ['constant', 'MUST_EXIST', 'lib/dmllib.php'],
])('the %s %s is declared in %s', (kind, name, file) => {
  expect(table.find(kind, name)).toMatchObject({kind, path: file});
});

test('knows when symbols were added, and that members were added with their class', () => {
  const since = (className: string, member: string, members: 'methods' | 'constants' = 'methods') =>
    table.findMember(className, member, members)?.since;
  expect(table.find('function', 'cron_setup_user')).toMatchObject({since: '4.1.3-4.1.5', missingIn: '4.1.2'});
  expect(since('core\\task\\task_base', 'set_next_run_time')).toBe('4.3');
  expect(since('core\\task\\task_base', 'ADHOC', 'constants')).toBe('4.4');
  expect([since('moodle_database', 'get_record'), since('moodle_database', 'execute')]).toEqual(['4.5', undefined]);
  expect(() => new SymbolTable().readSince('kind\tname\tsince\nfunction\ta\t4.3\n')).toThrow(
    'data/symbols: the function a has a version, but there is no such symbol.',
  );
});

test('knows the new name of an alias, and the old names of a class and its members', () => {
  expect(table.find('class', 'old_manager')?.newName).toBe('core\\task\\manager');
  expect(table.find('class', 'driver_keys')?.newName).toBeUndefined();
  expect(table.find('class', 'core\\task\\manager')?.oldNames).toEqual(['old_manager']);
  expect(table.findMember('old_manager', 'queue_adhoc_task', 'methods')?.oldNames).toEqual([
    'old_manager::queue_adhoc_task',
  ]);
});

test('lists each symbol once, with members after their class, and events as events', () => {
  const small = new SymbolTable(
    [
      'kind\tname\tdetail',
      'class\tcore\\event\\made\tclass extends core\\event\\base',
      '\tget_name\tstatic ()',
      'class\twidget\tclass',
      '\tCOLOUR\t= 1',
      'event\tcore\\event\\made\tc LEVEL_OTHER thing',
      'subplugin type\ttally\tone two',
      'table\twidget\tid:int(10)',
    ].join('\n'),
  );
  expect(small.list(true).map(({kind, name}) => `${kind} ${name}`)).toEqual([
    'event core\\event\\made',
    'method core\\event\\made::get_name',
    'class widget',
    'constant widget::COLOUR',
    'plugin type tally',
    'table widget',
  ]);
});

test('rejects an unknown kind and a member without a class', () => {
  expect(() => new SymbolTable('kind\tname\nwizard\tmerlin')).toThrow(
    'data/symbols: merlin has the unknown kind "wizard".',
  );
  expect(() => new SymbolTable('kind\tname\n\tmerlin')).toThrow(
    'data/symbols: the member merlin does not follow a class.',
  );
});
