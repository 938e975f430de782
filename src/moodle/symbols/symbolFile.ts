import type {SymbolKind} from './kinds.ts';

/** A line of `data/symbols/VERSION.tsv`; see `data/symbols/README.md`. */
export interface SymbolLine {
  kind: string;
  name: string;
  detail: string;
  place: string;
  deprecated: string;
  component: string;
}

/** Path in the platform's source and line number, if they are known. */
export interface SourceLocation {
  path: string | undefined;
  line: number | undefined;
}

/** Functions that return the file that declares a symbol of a kind. The path is relative to the component's folder. */
export const declaringFiles: Partial<Record<SymbolKind, (name: string) => string>> = {
  capability: () => 'db/access.php',
  'web service': () => 'db/services.php',
  table: () => 'db/install.xml',
  template: (name) => `templates/${afterComponent(name)}.mustache`,
  module: (name) => `amd/src/${afterComponent(name)}.js`,
  cache: () => 'db/caches.php',
  'message provider': () => 'db/messages.php',
};

function afterComponent(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

/** Splits a line of the file into its columns. */
export function parseLine(text: string): SymbolLine {
  const [kind = '', name = '', detail = '', place = '', deprecated = '', component = ''] = text.split('\t');
  return {kind, name, detail, place, deprecated, component};
}

/** Returns the component of a symbol, which by default is the prefix of its name. */
export function componentOf({name, component}: SymbolLine): string {
  return component || (/^(\w+)[\\/]/.exec(name)?.[1] ?? 'core');
}

/** Returns the classes, interfaces and traits that the detail of a class lists. */
export function parentsOf(detail: string): string[] {
  return detail
    .split(/ (?:extends|implements|uses) /)
    .slice(1)
    .flatMap((list) => list.split(/[\s,]+/));
}

/** Splits a place such as `lib/moodlelib.php:~120` into path and line. */
export function parsePlace(place: string): SourceLocation {
  const [, file = '', line] = /^(.+?)(?::~?(\d+))?$/.exec(place) ?? [];
  return {path: file || undefined, line: line === undefined ? undefined : Number(line)};
}
