import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {SymbolTable, loadTable} from '@site/src/moodle/symbols/table';
import type {SymbolKind} from '@site/src/moodle/symbols/kinds';
import {table} from './fixture';

describe('SymbolTable', () => {
  test('reads all columns of a line', () => {
    expect(table.find('function', 'get_string')).toEqual({
      kind: 'function',
      name: 'get_string',
      detail: "($identifier, $component = '')",
      facts: '',
      deprecated: '',
      component: 'core',
      path: 'lib/moodlelib.php',
      line: 7000,
    });
    expect(table.find('function', 'cron_setup_user')).toMatchObject({deprecated: '4.2', line: 20});
  });

  test('ignores case only for functions and classes', () => {
    expect(table.find('function', 'GET_STRING')?.name).toBe('get_string');
    expect(table.find('class', 'Core\\Task\\Manager')?.name).toBe('core\\task\\manager');
    expect(table.find('constant', 'must_exist')).toBeUndefined();
  });

  test('treats events and tasks as classes with a different kind', () => {
    expect(table.find('class', 'core\\event\\user_created')).toMatchObject({
      kind: 'event',
      detail: 'class extends core\\event\\base',
      facts: 'c LEVEL_OTHER user',
      path: 'lib/classes/event/user_created.php',
    });
    expect(table.find('class', 'core\\task\\nightly')).toMatchObject({kind: 'task', facts: '0 R * * *'});
  });

  test('finds members of a class and of its ancestors', () => {
    const name = (className: string, member: string, kind: 'methods' | 'constants' = 'methods') =>
      table.findMember(className, member, kind)?.name;
    expect(name('core\\task\\manager', 'queue_adhoc_task')).toBe('core\\task\\manager::queue_adhoc_task');
    expect(name('core\\task\\adhoc_task', 'SET_NEXT_RUN_TIME')).toBe('core\\task\\task_base::set_next_run_time');
    expect(name('old_manager', 'queue_adhoc_task')).toBe('core\\task\\manager::queue_adhoc_task');
    expect(name('core\\task\\adhoc_task', 'ADHOC', 'constants')).toBe('core\\task\\task_base::ADHOC');
    expect(name('core\\task\\adhoc_task', 'adhoc', 'constants')).toBeUndefined();
    expect(name('core\\task\\manager', 'get_name')).toBeUndefined();
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

  test('finds classes and methods by their short names', () => {
    expect(table.classesNamed('Manager').map(({name}) => name)).toEqual(['core\\task\\manager', 'mod_forum\\manager']);
    expect(table.methodsNamed('get_name').map(({name}) => name)).toEqual([
      'context::get_name',
      'core\\task\\task_base::get_name',
    ]);
    expect(table.classesNamed('nothing')).toEqual([]);
    expect(table.methodsNamed('nothing')).toEqual([]);
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

  test('leaves out symbols that are not wanted, with their members', () => {
    const small = new SymbolTable();
    small.read(
      'kind\tname\tdetail\nclass\ta\tclass\nclass\tb\tclass since 8.1\n\tcases\t()\n',
      (detail) => !detail.includes('since'),
    );
    expect(small.list(true).map(({name}) => name)).toEqual(['a']);
  });

  test('finds the symbols of its fallback, except those that it declares itself', () => {
    const view = new SymbolTable('kind\tname\tdetail\nclass\tcontext\tclass extends core\\task\\manager\n', table);
    expect(view.find('function', 'get_string')).toBe(table.find('function', 'get_string'));
    expect(view.findMember('context', 'queue_adhoc_task', 'methods')?.name).toBe(
      'core\\task\\manager::queue_adhoc_task',
    );
    expect(view.findMember('context', 'get_name', 'methods')).toBeUndefined();
  });

  test('rejects an unknown kind and a member without a class', () => {
    expect(() => new SymbolTable('kind\tname\nwizard\tmerlin')).toThrow(
      'data/symbols: merlin has the unknown kind "wizard".',
    );
    expect(() => new SymbolTable('kind\tname\n\tmerlin')).toThrow(
      'data/symbols: the member merlin does not follow a class.',
    );
  });
});

describe('loadTable', () => {
  test('caches the symbols of a version', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'table-'));
    mkdirSync(path.join(site, 'data/symbols'), {recursive: true});
    writeFileSync(path.join(site, 'data/symbols/4.2.tsv'), 'kind\tname\nfunction\tget_string\t()\n');
    const loaded = loadTable(site, '4.2');
    rmSync(site, {recursive: true});
    expect(loaded.find('function', 'get_string')?.name).toBe('get_string');
    expect(loadTable(site, '4.2')).toBe(loaded);
    expect(() => loadTable(site, '4.1')).toThrow(/ENOENT.*data\/symbols\/4\.1\.tsv/);
  });
});
