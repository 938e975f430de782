import type {PlatformSymbol} from './table.ts';
import {kindNames, type SymbolKind} from './kinds.ts';

/** The information about a symbol that its card and the API index show. */
export interface SymbolCard {
  /** Name of the kind in the interface. */
  kind: string;
  name: string;
  /** Code before the name, with a trailing space, or empty. */
  before: string;
  after: string;
  /** Other facts as text, or empty. */
  facts: string;
  component: string;
  /** Text such as `Since 4.4`. Undefined if all documented versions have the symbol. */
  since?: string;
  /** Text such as `Deprecated since 4.2`, or empty. */
  deprecated: string;
  /** Location in the platform's repository. */
  source?: {url: string; path: string};
  /** See `PlatformSymbol`. */
  newName?: string;
  oldNames?: string[];
}

const maxFactsLength = 240;

const operations: Readonly<Record<string, string>> = {c: 'create', r: 'read', u: 'update', d: 'delete'};

function shorten(text: string): string {
  return text.length <= maxFactsLength
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', maxFactsLength)).replace(/,$/, '')} …`;
}

function list(text: string): string {
  return text.split(' ').filter(Boolean).join(', ');
}

function labelled(label: string, text: string): string {
  return text === '' ? '' : `${label}: ${text}`;
}

function sentences(...texts: string[]): string {
  return texts.filter(Boolean).join('. ');
}

/** Converts a symbol's detail to code around the name, and facts. `data/symbols/README.md` describes the format. */
function describe({kind, detail, facts, newName}: PlatformSymbol): Pick<SymbolCard, 'before' | 'after' | 'facts'> {
  const words = (text: string) => ({before: '', after: '', facts: text});
  switch (kind) {
    case 'function':
    case 'method': {
      const [, modifiers = '', signature = '', claim] = /^(.*?)(\(.*?)(?: ~(\S+))?$/s.exec(detail) ?? [];
      return {before: modifiers, after: signature, facts: claim === undefined ? '' : `Returns ${claim}`};
    }
    case 'class':
    case 'event':
    case 'task': {
      const [, alias] = /^alias extends (\S+)/.exec(detail) ?? [];
      if (alias !== undefined) {
        return words(newName === undefined ? `Alias of ${alias}` : '');
      }
      const [, type = '', parents = ''] = /^(.*?)((?: (?:extends|implements|uses) .*)?)$/.exec(detail) ?? [];
      const ofEvent = list(
        facts.replace(/\b[crud]\b/, (operation) => operations[operation] ?? '').replace(/ null$/, ''),
      );
      const more = {class: '', event: ofEvent, task: labelled('Runs at', facts)}[kind];
      return {before: type === '' ? '' : `${type} `, after: parents.replaceAll(',', ', '), facts: more};
    }
    case 'constant':
      return {before: '', after: detail === '=' ? '' : ` ${detail}`, facts: ''};
    case 'table':
      return words(labelled('Columns', list(detail.replaceAll(/:\S*/g, ''))));
    case 'template': {
      const [variables = '', partials = ''] = detail.split('>');
      return words(sentences(labelled('Context', list(variables)), labelled('Includes', list(partials))));
    }
    case 'module':
      return words(labelled('Exports', detail.replace(/^(?:esm|amd|hidden) ?/, '')));
    case 'callback':
      return words(detail.endsWith(' built') ? '' : labelled('Found with', detail));
    case 'plugin type':
      return words(labelled('Plugins', list(detail)));
    case 'subsystem':
      return words('');
    case 'capability':
    case 'web service':
    case 'cache':
    case 'message provider':
      return words(list(detail).replaceAll('|', ', '));
  }
}

/** Returns the permanent ID of a symbol's entry in the API index, such as `method-core.task.manager::queue_adhoc_task`. */
export function symbolAnchor({kind, name}: Pick<PlatformSymbol, 'kind' | 'name'>): string {
  return `${kindNames[kind].slug}-${name.replaceAll('\\', '.')}`;
}

/** Kinds whose source is a folder, which has a different URL in the repository. */
const folders = new Set<SymbolKind>(['plugin type', 'subsystem']);

/**
 * Returns the location of a symbol in the platform's repository, whose URL at a tag has `{page}` instead of `blob` or `tree`.
 */
export function symbolSource(kind: SymbolKind, place: string, repository: string): NonNullable<SymbolCard['source']> {
  const [path = '', line] = place.split(':');
  const page = repository.replace('{page}', folders.has(kind) ? 'tree' : 'blob');
  return {url: `${page}/${path}${line === undefined ? '' : `#L${line}`}`, path};
}

/** Returns the `place` of a symbol for `symbolSource`, or an empty string if its file is unknown. */
export function placeOf({path, line}: PlatformSymbol): string {
  return [path, line].filter((part) => part !== undefined).join(':');
}

/** Says which of two names new code uses, for a class that has been renamed and for its members, or an empty string. */
export function renamingOf({newName, oldNames = []}: Pick<PlatformSymbol, 'newName' | 'oldNames'>): string {
  return newName === undefined
    ? labelled('Old name', oldNames.join(', '))
    : `Old name of \\${newName}, which new code uses`;
}

/** Returns text such as `Since 4.4` for the `since` of a symbol. */
function sinceLabel(since: string): string {
  const [first = '', last] = since.split('-');
  return `Since ${last === undefined ? first : `${first} to ${last}`}`;
}

/** Creates the card of a symbol; `symbolSource` describes the repository. */
export function cardOf(symbol: PlatformSymbol, repository: string): SymbolCard {
  const {kind, name, component, deprecated, since, newName, oldNames} = symbol;
  const {before, after, facts} = describe(symbol);
  const place = placeOf(symbol);
  return {
    kind: kindNames[kind].one,
    name,
    before,
    after,
    facts: shorten(sentences(renamingOf(symbol), facts)),
    component,
    ...(since !== undefined && {since: sinceLabel(since)}),
    deprecated: deprecated === '' ? '' : deprecated === 'yes' ? 'Deprecated' : `Deprecated since ${deprecated}`,
    ...(place !== '' && {source: symbolSource(kind, place, repository)}),
    ...(newName !== undefined && {newName}),
    ...(oldNames && {oldNames}),
  };
}
