import type {PlatformSymbol} from './catalogue.ts';
import {kindNames, type SymbolKind} from './kinds.ts';

/** What readers see of a symbol, in its card and in the API index. */
export interface SymbolCard {
  /** What it is, as readers call it. */
  kind: string;
  name: string;
  /** Code that stands before the name, with a space at its end, or nothing. */
  before: string;
  /** Code that follows the name. */
  after: string;
  /** What there is to know besides, in words, or nothing. */
  facts: string;
  component: string;
  /** Such as `Deprecated since 4.2`, or nothing. */
  deprecated: string;
  /** Where the platform's repository has it. */
  source?: {url: string; path: string};
}

/** A list longer than this tells nobody anything in a card. */
const longestFacts = 240;

const operations: Readonly<Record<string, string>> = {c: 'create', r: 'read', u: 'update', d: 'delete'};

function shorten(text: string): string {
  return text.length <= longestFacts
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', longestFacts)).replace(/,$/, '')} …`;
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

/** Code around the name, and what the detail says otherwise; see data/symbols/README.md for how details are written. */
function describe({kind, detail, facts}: PlatformSymbol): Pick<SymbolCard, 'before' | 'after' | 'facts'> {
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
        return words(`Another name of ${alias}`);
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

/**
 * Id of a symbol's entry in the API index, which stays the same whatever else is in there.
 *
 * @param symbol - Of the catalogue.
 * @returns Its kind and its name, without backslashes: `method-core.task.manager::queue_adhoc_task`.
 */
export function anchorOf({kind, name}: Pick<PlatformSymbol, 'kind' | 'name'>): string {
  return `${kindNames[kind].slug}-${name.replaceAll('\\', '.')}`;
}

/** A folder is no file: the repository shows it at another address. */
const folders = new Set<SymbolKind>(['plugin type', 'subsystem']);

/**
 * Address of what declares a symbol.
 *
 * @param kind - Of the symbol.
 * @param place - Path in the source and, if it is known, `:` and a line.
 * @param repository - Address of the platform's repository at a tag: `{page}` stands for `blob` or `tree`.
 */
export function sourceOf(kind: SymbolKind, place: string, repository: string): NonNullable<SymbolCard['source']> {
  const [path = '', line] = place.split(':');
  const page = repository.replace('{page}', folders.has(kind) ? 'tree' : 'blob');
  return {url: `${page}/${path}${line === undefined ? '' : `#L${line}`}`, path};
}

/**
 * Where a symbol is, as `sourceOf` takes it.
 *
 * @param symbol - Of the catalogue.
 * @returns Path and line, or nothing if the data has no file.
 */
export function placeOf({path, line}: PlatformSymbol): string {
  return [path, line].filter((part) => part !== undefined).join(':');
}

/**
 * Says of a symbol what readers see.
 *
 * @param symbol - Of the catalogue.
 * @param repository - As for `sourceOf`.
 * @returns The card.
 */
export function cardOf(symbol: PlatformSymbol, repository: string): SymbolCard {
  const {kind, name, component, deprecated} = symbol;
  const {before, after, facts} = describe(symbol);
  const place = placeOf(symbol);
  return {
    kind: kindNames[kind].one,
    name,
    before,
    after,
    facts: shorten(facts),
    component,
    deprecated: deprecated === '' ? '' : deprecated === 'yes' ? 'Deprecated' : `Deprecated since ${deprecated}`,
    ...(place !== '' && {source: sourceOf(kind, place, repository)}),
  };
}
