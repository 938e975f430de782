import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMain} from '../lib/isMain.ts';
import {editions} from '../../src/moodle/editions.ts';

/** A row of an extracted table, with its values by column. */
export type Row = Record<string, string>;

/** An entry in the symbol data, with its members. */
export interface Entry {
  name: string;
  detail: string;
  place?: string;
  deprecated?: string;
  component?: string;
  members?: Entry[];
}

/** Versions that the site documents. */
export const editionNames = editions.map(({name}) => name);

/** Kinds of symbols, in the order of the file. The kind is the first column. */
export const kinds = [
  'function',
  'class',
  'constant',
  'capability',
  'web service',
  'table',
  'event',
  'template',
  'module',
  'callback',
  'plugin type',
  'subplugin type',
  'subsystem',
  'message provider',
  'cache',
  'task',
];

/** Compares strings by code unit, so that the order does not depend on the machine. */
function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0;
}

function readTable(file: string): Row[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const columns = header.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const values = line.split('\t');
      return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
    });
}

/** Joins all parts that are not empty with spaces. */
function join(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join(' ');
}

/**
 * Returns the signature of a function. If the code does not declare a return type, the class in the doc comment is
 * added. A documented `|null` or `|false` is omitted, because callers check for it before they use the object.
 *
 * @returns For example `($id): context`, or `($id) ~context` if the type comes from the doc comment.
 */
function signatureOf({signature = '', doctypes = ''}: Row, isClass: (name: string) => boolean): string {
  const claim = /(?:^| )return:([\w\\]+)(?:\|(?:bool|false|null))?$/.exec(doctypes)?.[1];
  return claim && isClass(claim) && signature.endsWith(')') ? `${signature} ~${claim}` : signature;
}

/**
 * Returns the classes with their methods and constants. A method with the same declaration as in an ancestor has no
 * detail, or is omitted if the class is in a plugin, because such methods would take up a third of the file.
 *
 * @returns An entry for each class, interface, trait and alias.
 */
function classEntries(table: (name: string) => Row[]): Entry[] {
  const classes = new Map<string, {row: Row; methods: Map<string, Row>; constants: Row[]}>();
  for (const row of table('classes')) {
    classes.set(row.class ?? '', {row, methods: new Map(), constants: []});
  }
  // Test data generators are in a separate table. Their names and components determine what they extend.
  for (const row of table('generators')) {
    const {class: name = '', component = '', method = ''} = row;
    if (!name.endsWith('_generator')) {
      continue;
    }
    const parent = name.startsWith('behat_')
      ? 'behat_generator_base'
      : ({
          mod: 'testing_module_generator',
          block: 'testing_block_generator',
          repository: 'testing_repository_generator',
        }[component.split('_')[0] ?? ''] ?? 'component_generator_base');
    if (!classes.has(name)) {
      classes.set(name, {
        row: {class: name, kind: 'class', extends: parent, component},
        methods: new Map(),
        constants: [],
      });
    }
    classes.get(name)?.methods.set(method, {...row, modifiers: 'public'});
  }
  for (const row of table('methods')) {
    classes.get(row.class ?? '')?.methods.set(row.method ?? '', row);
  }
  for (const row of table('constants')) {
    const [owner = '', constant] = (row.constant ?? '').split('::');
    if (constant !== undefined) {
      classes.get(owner)?.constants.push({...row, constant});
    }
  }

  const isClass = (name: string) => classes.has(name);
  /** Returns whether an ancestor declares the method in the same way. */
  const isDeclaredAbove = (name: string, method: Row, seen: Set<string> = new Set([name])): boolean => {
    const {extends: parents = '', implements: interfaces = '', uses = ''} = classes.get(name)?.row ?? {};
    return [parents, interfaces, uses]
      .flatMap((list) => list.split(/[\s,]+/))
      .some((parent) => {
        const known = classes.get(parent);
        if (!known || seen.has(parent)) {
          return false;
        }
        seen.add(parent);
        const declared = known.methods.get(method.method ?? '');
        return declared
          ? declared.signature === method.signature && !declared.deprecated && !method.deprecated
          : isDeclaredAbove(parent, method, seen);
      });
  };

  return [...classes].map(([name, {row, methods, constants}]) => {
    const isRepeated = (method: Row) => isDeclaredAbove(name, method);
    const entries = [...methods.values()].filter(
      (method) => /^core(?:_|$)/.test(row.component ?? '') || !isRepeated(method),
    );
    return {
      name,
      detail: join(
        row.kind,
        row.extends && `extends ${row.extends}`,
        row.implements && `implements ${row.implements}`,
        row.uses && `uses ${row.uses}`,
      ),
      place: row.file,
      deprecated: row.deprecated,
      component: row.component,
      members: [
        ...constants.map(({constant = '', value = '', file = '', deprecated}) => ({
          name: constant,
          detail: join('=', value),
          place: /:\d+$/.exec(file)?.[0],
          deprecated,
        })),
        ...entries.map((method) => ({
          name: method.method ?? '',
          // Most methods are public, so this modifier is omitted.
          detail: isRepeated(method)
            ? ''
            : join((method.modifiers ?? '').replace(/\bpublic\b ?/, ''), signatureOf(method, isClass)),
          place: method.line && `:${method.line}`,
          deprecated: method.deprecated,
        })),
      ],
    };
  });
}

/**
 * Reads the symbols of one release.
 *
 * @param folder - Folder with the extracted tables of the release.
 * @returns The symbols by kind.
 */
export function entriesOf(folder: string): Map<string, Entry[]> {
  const table = (name: string) => readTable(path.join(folder, `${name}.tsv`));
  const classNames = new Set(table('classes').map((row) => row.class));
  const map = (name: string, entry: (row: Row) => Entry): Entry[] => table(name).map(entry);

  const callbacks = new Map(
    // Keep only the first place that looks up a callback, because it is enough to find the others.
    table('callbacks')
      .reverse()
      .map(({callback = '', via, scope, file}) => [
        callback,
        {name: callback, detail: join(via, scope === '*' ? '' : `for ${scope ?? ''}`), place: file},
      ]),
  );
  const pluginTypes = table('plugintypes');
  const typesOf = (kind: string) =>
    pluginTypes
      .filter((row) => row.kind === kind)
      .map(({type = '', path: place, owner, standard}) => ({
        name: type,
        detail: standard ?? '',
        place,
        component: owner,
      }));

  return new Map([
    [
      'function',
      map('functions', (row) => ({
        name: row.function ?? '',
        detail: signatureOf(row, (name) => classNames.has(name)),
        place: row.file,
        deprecated: row.deprecated,
        component: row.component,
      })),
    ],
    ['class', classEntries(table)],
    [
      'constant',
      map('constants', ({constant = '', value = '', file, deprecated}) => ({
        name: constant,
        detail: join('=', value),
        place: file,
        deprecated,
      })).filter(({name}) => !name.includes('::')),
    ],
    [
      'capability',
      map('capabilities', (row) => ({
        name: row.capability ?? '',
        detail: join(row.captype, row.contextlevel, row.riskbitmask),
        component: row.component,
      })),
    ],
    [
      'web service',
      map('webservices', (row) => ({
        name: row.function ?? '',
        detail: join(row.type, row.ajax === 'true' && 'ajax', `${row.classname ?? ''}::${row.methodname ?? ''}`),
        component: row.component,
      })),
    ],
    ['table', map('tables', ({table: name = '', columns = '', component}) => ({name, detail: columns, component}))],
    [
      'event',
      map('events', (row) => ({
        name: row.event ?? '',
        detail: join(row.abstract && 'abstract', row.crud, row.edulevel, row.objecttable),
        deprecated: row.deprecated,
        component: row.component,
      })),
    ],
    [
      'template',
      map('templates', ({template = '', variables, partials}) => ({
        name: template,
        detail: join(variables, partials && `> ${partials}`),
      })),
    ],
    ['module', map('js', (row) => ({name: row.module ?? '', detail: join(row.style, row.exports)}))],
    ['callback', [...callbacks.values()]],
    ['plugin type', typesOf('plugin type')],
    ['subplugin type', typesOf('subplugin type')],
    ['subsystem', typesOf('subsystem')],
    [
      'message provider',
      map('messageproviders', ({component = '', provider = '', capability = ''}) => ({
        name: `${component}/${provider}`,
        detail: capability,
      })),
    ],
    [
      'cache',
      map('caches', ({component = '', definition = '', mode = ''}) => ({
        name: `${component}/${definition}`,
        detail: mode,
      })),
    ],
    [
      'task',
      map('tasks', (row) => ({
        name: row.classname ?? '',
        detail: join(row.minute, row.hour, row.day, row.month, row.dayofweek),
        component: row.component,
      })),
    ],
  ] as [string, Entry[]][]);
}

/**
 * Formats a line of the symbol file, without empty columns at the end.
 *
 * @param first - The first column: the kind, or an empty string for a member.
 */
function line(first: string, {name, detail, place = '', deprecated = '', component = ''}: Entry): string {
  // Omit the component if it can be derived from the name, which is true for most symbols.
  const implied = /^(?:core$|[a-z]\w*(?=[\\/]))/.exec(name)?.[0] ?? 'core';
  return [first, name, detail, place, deprecated, component === implied ? '' : component]
    .join('\t')
    .replace(/\t+$/, '');
}

/**
 * Formats a symbol file. The same symbols always produce the same bytes.
 *
 * @returns Tab-separated text with one symbol per line. Members follow their class, and their lines start with a tab.
 */
export function formatSymbols(symbols: ReadonlyMap<string, Entry[]>): string {
  const lines = ['kind\tname\tdetail\tplace\tdeprecated\tcomponent'];
  for (const kind of kinds) {
    const blocks = new Map<string, string[]>();
    for (const entry of [...(symbols.get(kind) ?? [])].sort((a, b) => compare(a.name, b.name))) {
      // List a name once, even if several scripts that are never loaded together define it.
      if (!blocks.has(entry.name)) {
        const members = (entry.members ?? []).map((member) => line('', member)).sort(compare);
        blocks.set(entry.name, [line(kind, entry), ...new Set(members)]);
      }
    }
    lines.push(...[...blocks.values()].flat());
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Writes `<version>.tsv` for each version.
 *
 * @param source - Output folder of `npm run symbols:extract`, with a folder of tables for each version, such as
 *   `moodle-4.1`.
 * @throws If the tables of a version are missing. Nothing is written in that case.
 */
export function makeSymbols(source: string, target: string, versions: readonly string[] = editionNames) {
  const files = versions.map(
    (version) => [`${version}.tsv`, formatSymbols(entriesOf(path.join(source, `moodle-${version}`)))] as const,
  );
  mkdirSync(target, {recursive: true});
  files.forEach(([file, text]) => writeFileSync(path.join(target, file), text));
}

// Usage: `npx tsx tools/symbols SOURCE_FOLDER`.
if (isMain(import.meta.url)) {
  makeSymbols(process.argv[2] ?? '', path.join(import.meta.dirname, '../../data/symbols'));
}
