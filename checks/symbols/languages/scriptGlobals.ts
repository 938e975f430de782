import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** TypeScript's declaration files for the language and for browsers. */
const libraryParts = [
  ...['dom', 'dom.iterable', 'es5', 'es2015.core', 'es2015.collection', 'es2015.iterable', 'es2015.promise'],
  ...['es2015.proxy', 'es2015.reflect', 'es2015.symbol', 'es2017.object', 'es2018.promise', 'es2020.bigint'],
  ...['es2020.promise', 'es2021.promise', 'es2021.weakref'],
];

/** Global variables of the platform, its libraries and its build tools. */
const platformGlobals = ['$', 'jQuery', 'M', 'MathJax', 'Y', 'YUI', 'define', 'module', 'require', 'requirejs'];

let libraryText: string | undefined;
let globals: Set<string> | undefined;

function readLibrary(): string {
  if (libraryText === undefined) {
    const folder = path.dirname(createRequire(import.meta.url).resolve('typescript'));
    libraryText = libraryParts.map((part) => readFileSync(path.join(folder, `lib.${part}.d.ts`), 'utf8')).join('\n');
  }
  return libraryText;
}

/** Returns whether JavaScript or browsers provide a function or a method with this name, such as `querySelector`. */
export function isScriptFunction(name: string): boolean {
  return new RegExp(`\\b${name}(?:<[^(]*>)?\\(`).test(readLibrary());
}

/** Returns whether every script can use a name such as `setTimeout` or `M` without declaring it. */
export function isScriptGlobal(name: string): boolean {
  globals ??= new Set([
    ...[...readLibrary().matchAll(/^declare (?:var|let|const|function|class) (\w+)/gm)].map(([, match = '']) => match),
    ...platformGlobals,
  ]);
  return globals.has(name);
}
