import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {symbolAnchor, cardOf} from '@site/src/moodle/symbols/card';
import type {PlatformSymbol} from '@site/src/moodle/symbols/table';
import type {SymbolKind} from '@site/src/moodle/symbols/kinds';
import {table} from './fixture';

const source = 'https://git.example.org/platform/{page}/v1';

function symbol(kind: SymbolKind, name: string): PlatformSymbol {
  const [className = '', member] = name.split('::');
  const found = member === undefined ? table.find(kind, name) : table.findMember(className, member, 'methods');
  return found!;
}

describe('cardOf', () => {
  test('contains all information', () => {
    expect(cardOf(symbol('method', 'core\\task\\manager::queue_adhoc_task'), source)).toEqual({
      kind: 'Method',
      name: 'core\\task\\manager::queue_adhoc_task',
      before: 'static ',
      after: '(core\\task\\adhoc_task $task)',
      facts: 'Old name: old_manager::queue_adhoc_task',
      component: 'core',
      since: 'Since 4.4',
      deprecated: '',
      oldNames: ['old_manager::queue_adhoc_task'],
      source: {
        url: 'https://git.example.org/platform/blob/v1/lib/classes/task/manager.php#L40',
        path: 'lib/classes/task/manager.php',
      },
    });
  });

  const cards = readFileSync(path.join(import.meta.dirname, 'cards.tsv'), 'utf8')
    .split('\n')
    .slice(1, -1);

  test.each(cards.map((line) => line.split('\t')))('the %s %s is shown as "%s" with the facts "%s"', (...row) => {
    const [kind, name = '', code, facts] = row;
    const card = cardOf(symbol(kind as SymbolKind, name), source);
    expect(card.before + card.name + card.after).toBe(code);
    expect(card.facts).toBe(facts);
  });

  test('contains the version or the releases that can have added the symbol', () => {
    const since = (name: string) => cardOf(symbol('function', name), source).since;
    expect([since('get_string'), since('cron_setup_user')]).toEqual([undefined, 'Since 4.1.3 to 4.1.5']);
  });

  test('contains the version of the deprecation, if it is known', () => {
    expect(cardOf(symbol('function', 'cron_setup_user'), source).deprecated).toBe('Deprecated since 4.2');
    expect(cardOf(symbol('function', 'get_system_context'), source).deprecated).toBe('Deprecated');
  });

  test('shortens a long list at a word boundary', () => {
    const columns = Array.from({length: 60}, (_, number) => `column${number}:int(10)`).join(' ');
    const {facts} = cardOf({...symbol('table', 'user'), detail: columns}, source);
    expect(facts.length).toBeLessThanOrEqual(242);
    expect(facts).toMatch(/^Columns: column0, column1, .*column\d+ …$/);
  });

  test('links to folders as folders, and has no link without a file', () => {
    expect(cardOf(symbol('subsystem', 'core_form'), source).source).toEqual({
      url: 'https://git.example.org/platform/tree/v1/lib/form',
      path: 'lib/form',
    });
    expect(cardOf(symbol('template', 'unknown_part/page'), source)).not.toHaveProperty('source');
  });
});

describe('symbolAnchor', () => {
  test.each<[SymbolKind, string, string]>([
    ['function', 'get_string', 'function-get_string'],
    ['class', 'core\\task\\manager', 'class-core.task.manager'],
    ['class', 'core\\event\\user_created', 'event-core.event.user_created'],
    ['method', 'core\\task\\manager::queue_adhoc_task', 'method-core.task.manager::queue_adhoc_task'],
    ['capability', 'moodle/site:config', 'capability-moodle/site:config'],
    ['web service', 'core_task_run', 'webservice-core_task_run'],
  ])('for the %s %s returns %s', (kind, name, anchor) => {
    expect(symbolAnchor(symbol(kind, name))).toBe(anchor);
  });
});
