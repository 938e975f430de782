import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {Catalogue, loadCatalogue} from '@site/src/moodle/symbols/catalogue';
import type {SymbolKind} from '@site/src/moodle/symbols/kinds';
import {catalogue} from './fixture';

describe('Catalogue', () => {
  test('reads all columns of a line', () => {
    expect(catalogue.find('function', 'get_string')).toEqual({
      kind: 'function',
      name: 'get_string',
      detail: "($identifier, $component = '')",
      facts: '',
      deprecated: '',
      component: 'core',
      path: 'lib/moodlelib.php',
      line: 7000,
    });
    expect(catalogue.find('function', 'cron_setup_user')).toMatchObject({deprecated: '4.2', line: 20});
  });

  test('ignores case only for functions and classes', () => {
    expect(catalogue.find('function', 'GET_STRING')?.name).toBe('get_string');
    expect(catalogue.find('class', 'Core\\Task\\Manager')?.name).toBe('core\\task\\manager');
    expect(catalogue.find('constant', 'must_exist')).toBeUndefined();
  });

  test('treats events and tasks as classes with a different kind', () => {
    expect(catalogue.find('class', 'core\\event\\user_created')).toMatchObject({
      kind: 'event',
      detail: 'class extends core\\event\\base',
      facts: 'c LEVEL_OTHER user',
      path: 'lib/classes/event/user_created.php',
    });
    expect(catalogue.find('class', 'core\\task\\nightly')).toMatchObject({kind: 'task', facts: '0 R * * *'});
  });

  test('finds members of a class and of its ancestors', () => {
    const name = (className: string, member: string, kind: 'methods' | 'constants' = 'methods') =>
      catalogue.findMember(className, member, kind)?.name;
    expect(name('core\\task\\manager', 'queue_adhoc_task')).toBe('core\\task\\manager::queue_adhoc_task');
    expect(name('core\\task\\adhoc_task', 'SET_NEXT_RUN_TIME')).toBe('core\\task\\task_base::set_next_run_time');
    expect(name('old_manager', 'queue_adhoc_task')).toBe('core\\task\\manager::queue_adhoc_task');
    expect(name('core\\task\\adhoc_task', 'ADHOC', 'constants')).toBe('core\\task\\task_base::ADHOC');
    expect(name('core\\task\\adhoc_task', 'adhoc', 'constants')).toBeUndefined();
    expect(name('core\\task\\manager', 'get_name')).toBeUndefined();
  });

  test('uses the line of a member, or of its class', () => {
    const at = (className: string, member: string) => {
      const {path: file, line} = catalogue.findMember(className, member, 'methods') ?? {};
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
    expect(catalogue.find(kind, name)).toMatchObject({kind, path: file});
  });

  test('finds classes and methods by their short names', () => {
    expect(catalogue.classesNamed('Manager').map(({name}) => name)).toEqual([
      'core\\task\\manager',
      'mod_forum\\manager',
    ]);
    expect(catalogue.methodsNamed('get_name').map(({name}) => name)).toEqual([
      'context::get_name',
      'core\\task\\task_base::get_name',
    ]);
    expect(catalogue.classesNamed('nothing')).toEqual([]);
    expect(catalogue.methodsNamed('nothing')).toEqual([]);
  });

  test('rejects an unknown kind and a member without a class', () => {
    expect(() => new Catalogue('kind\tname\nwizard\tmerlin')).toThrow(
      'data/symbols: merlin has the unknown kind "wizard".',
    );
    expect(() => new Catalogue('kind\tname\n\tmerlin')).toThrow(
      'data/symbols: the member merlin does not follow a class.',
    );
  });
});

describe('loadCatalogue', () => {
  test('caches the symbols of a version', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
    mkdirSync(path.join(site, 'data/symbols'), {recursive: true});
    writeFileSync(path.join(site, 'data/symbols/4.2.tsv'), 'kind\tname\nfunction\tget_string\t()\n');
    const loaded = loadCatalogue(site, '4.2');
    rmSync(site, {recursive: true});
    expect(loaded.find('function', 'get_string')?.name).toBe('get_string');
    expect(loadCatalogue(site, '4.2')).toBe(loaded);
    expect(() => loadCatalogue(site, '4.1')).toThrow(/ENOENT.*data\/symbols\/4\.1\.tsv/);
  });
});
