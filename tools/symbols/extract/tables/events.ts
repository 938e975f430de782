import {nameOf, walkPhp} from '../../../../checks/samples/php/ast.ts';
import {textOf, valueText} from '../php/values.ts';
import type {Table} from '../table.ts';
import type {ClassDeclaration} from './methods.ts';

/** What `init()` of an event sets. */
const fields = ['crud', 'edulevel', 'objecttable'];

/**
 * Reads what the `init()` method of a class sets in `$this->data`, if it can be an event.
 *
 * @param declaration - A class.
 * @returns The values by key.
 */
export function eventData({node, file}: ClassDeclaration): Record<string, string> {
  const data: Record<string, string> = {};
  for (const member of node.body) {
    if (member.kind !== 'method' || nameOf(member) !== 'init' || !member.body) {
      continue;
    }
    walkPhp(member.body, ({kind, left, right}) => {
      const field = kind === 'assign' && left.kind === 'offsetlookup' ? textOf(left.offset) : '';
      if (fields.includes(field) && left.what.offset?.name === 'data') {
        data[field] = valueText(right, file.code).replace(/^.*::/, '');
      }
    });
  }
  return data;
}

/**
 * Lists the events: the classes that descend from `core\event\base`. What an event does not set, its parent sets.
 *
 * @param classes - The table of classes.
 * @param data - What each class sets, by its name.
 * @returns The table of events.
 */
export function eventTable(classes: Table, data: ReadonlyMap<string, Record<string, string>>): Table {
  const byName = new Map(classes.rows.map((row) => [row.class ?? '', row]));
  const ancestors = (name: string): string[] => {
    const parent = byName.get(name)?.extends ?? '';
    return parent === '' || parent === name ? [name] : [name, ...ancestors(parent)];
  };
  const rows = classes.rows.flatMap(({class: event = '', kind = '', component = '', deprecated = ''}) => {
    const line = kind === 'alias' ? [] : ancestors(event);
    if (event === 'core\\event\\base' || !line.includes('core\\event\\base')) {
      return [];
    }
    const values = fields.map((field) => [field, line.map((name) => data.get(name)?.[field]).find(Boolean) ?? '']);
    return [
      {
        event,
        component,
        abstract: kind.startsWith('abstract') ? 'abstract' : '',
        deprecated,
        ...(Object.fromEntries(values) as Record<string, string>),
      },
    ];
  });
  return {columns: ['event', 'component', 'crud', 'edulevel', 'objecttable', 'abstract', 'deprecated'], rows};
}
