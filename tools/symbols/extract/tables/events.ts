import {nameOf, walkPhp, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {classNameOf} from '../php/names.ts';
import {stringText} from '../php/values.ts';
import type {Table} from '../table.ts';
import type {ClassDeclaration} from './methods.ts';

/** Fields that an event sets in `init()`. */
const fields = ['crud', 'edulevel', 'objecttable'];

/** Returns the text of a string, the name of an educational level, or a constant as `class::NAME`. */
function settingText(value: PhpNode, {name, scope}: ClassDeclaration): string {
  if (value.kind !== 'staticlookup') {
    return stringText(value);
  }
  const constant = nameOf(value.offset);
  const owner = value.what.kind === 'name' ? classNameOf(value.what, scope) : name;
  return constant.startsWith('LEVEL_') ? constant : `${owner}::${constant}`;
}

/** Reads the event fields that the `init()` method of a class sets in `$this->data`. Classes that are not events have none. */
export function eventData(declaration: ClassDeclaration): Record<string, string> {
  const data: Record<string, string> = {};
  for (const member of declaration.node.body) {
    if (member.kind !== 'method' || nameOf(member) !== 'init' || !member.body) {
      continue;
    }
    walkPhp(member.body, ({kind, left, right}) => {
      const field = kind === 'assign' && left.kind === 'offsetlookup' ? stringText(left.offset) : '';
      if (fields.includes(field) && left.what.offset?.name === 'data') {
        data[field] = settingText(right, declaration);
      }
    });
  }
  return data;
}

/** Lists the events, which are the descendants of `core\event\base`. An event inherits the fields that it does not set. */
export function eventTable(classes: Table, data: ReadonlyMap<string, Record<string, string>>, constants: Table): Table {
  const valueOf = new Map(constants.rows.map(({constant = '', value = ''}) => [constant, value.replace(/^'|'$/g, '')]));
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
    const values = fields.map((field) => {
      const value = line.map((name) => data.get(name)?.[field]).find(Boolean) ?? '';
      return [field, value.includes('::') ? (valueOf.get(value) ?? '') : value];
    });
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
