import type {PhpNode} from '../../../../checks/samples/php/ast.ts';
import type {PhpFile} from '../php/phpFile.ts';
import {arrayOf, assignedValue, valueText, type PhpArray} from '../php/values.ts';
import type {Table} from '../table.ts';

/** An entry of an array in a `db/` file. */
interface Entry {
  key: string;
  /** Returns the value with a key as text, or an empty string. */
  get: (key: string) => string;
  component: string;
}

/** A table that is generated from one file in each component's `db/` folder. */
interface Source {
  table: string;
  file: string;
  /** Variable to which the file assigns the array. */
  variable: string;
  columns: readonly string[];
  row: (entry: Entry) => Record<string, string>;
}

function withoutBackslash(name: string): string {
  return name.replace(/^\\/, '');
}

const schedule = ['minute', 'hour', 'day', 'month', 'dayofweek'] as const;

const sources: readonly Source[] = [
  {
    table: 'capabilities',
    file: 'access.php',
    variable: 'capabilities',
    columns: ['capability', 'captype', 'contextlevel', 'riskbitmask', 'component'],
    row: ({key, get, component}) => ({
      capability: key,
      captype: get('captype'),
      contextlevel: get('contextlevel'),
      riskbitmask: get('riskbitmask').replace(/\s*\|\s*/g, '|'),
      component,
    }),
  },
  {
    table: 'webservices',
    file: 'services.php',
    variable: 'functions',
    columns: ['function', 'classname', 'methodname', 'type', 'ajax', 'component'],
    row: ({key, get, component}) => ({
      function: key,
      classname: withoutBackslash(get('classname')),
      methodname: get('methodname') || 'execute',
      type: get('type'),
      ajax: get('ajax'),
      component,
    }),
  },
  {
    table: 'caches',
    file: 'caches.php',
    variable: 'definitions',
    columns: ['component', 'definition', 'mode'],
    row: ({key, get, component}) => ({component, definition: key, mode: get('mode').replace(/^.*::/, '')}),
  },
  {
    table: 'messageproviders',
    file: 'messages.php',
    variable: 'messageproviders',
    columns: ['component', 'provider', 'capability'],
    row: ({key, get, component}) => ({component, provider: key, capability: get('capability')}),
  },
  {
    table: 'tasks',
    file: 'tasks.php',
    variable: 'tasks',
    columns: ['component', 'classname', ...schedule],
    row: ({get, component}) => ({
      component,
      classname: withoutBackslash(get('classname')),
      ...Object.fromEntries(schedule.map((field) => [field, get(field) || '*'])),
    }),
  },
];

/** Creates the empty tables for `db/` files, by name. */
export function databaseTables(): Map<string, Table> {
  return new Map(sources.map(({table, columns}) => [table, {columns, rows: []}]));
}

/** Returns the text of a class name (`name::class`), a string or an expression. */
function entryText(node: PhpNode | undefined, code: string): string {
  return node?.kind === 'staticlookup' && node.offset.name === 'class' ? String(node.what.name) : valueText(node, code);
}

/** Adds the entries of a `db/` file, if there is a table for it. */
export function addDatabaseFile(tables: ReadonlyMap<string, Table>, {path, code, component, tree}: PhpFile): void {
  const [, folder = '', name] = /^(?:(.*)\/)?db\/([\w.]+)$/.exec(path) ?? [];
  for (const {table, file, variable, row} of sources) {
    if (file !== name) {
      continue;
    }
    const owner = folder === 'lib' ? 'core' : component;
    for (const [key, value] of arrayOf(assignedValue(tree, variable))) {
      const values: PhpArray = arrayOf(value);
      const get = (field: string) => entryText(values.get(field), code);
      tables.get(table)?.rows.push(row({key, get, component: owner}));
    }
  }
}
