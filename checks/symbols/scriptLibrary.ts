import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Declarations of the language and the browser that TypeScript brings. */
const parts = [
  ...['dom', 'dom.iterable', 'es5', 'es2015.core', 'es2015.collection', 'es2015.iterable', 'es2015.promise'],
  ...['es2015.proxy', 'es2015.reflect', 'es2015.symbol', 'es2017.object', 'es2018.promise', 'es2020.bigint'],
  ...['es2020.promise', 'es2021.promise', 'es2021.weakref'],
];

/** What the platform, its libraries and its tools put into every script. */
const platformGlobals = ['$', 'jQuery', 'M', 'MathJax', 'Y', 'YUI', 'define', 'module', 'require', 'requirejs'];

let text: string | undefined;
let globals: Set<string> | undefined;

function library() {
  if (text === undefined) {
    const folder = path.dirname(createRequire(import.meta.url).resolve('typescript'));
    text = parts.map((part) => readFileSync(path.join(folder, `lib.${part}.d.ts`), 'utf8')).join('\n');
  }
  return text;
}

/**
 * Whether the language or the browser has a function or a method.
 *
 * @param name - Of the function.
 * @returns True for `querySelector`.
 */
export function isScriptFunction(name: string): boolean {
  return new RegExp(`\\b${name}(?:<[^(]*>)?\\(`).test(library());
}

/**
 * Whether a script can use a name without declaring it.
 *
 * @param name - Such as `setTimeout`.
 * @returns True for what the language, the browser and the platform put into every script.
 */
export function isScriptGlobal(name: string): boolean {
  globals ??= new Set([
    ...[...library().matchAll(/^declare (?:var|let|const|function|class) (\w+)/gm)].map(([, match = '']) => match),
    ...platformGlobals,
  ]);
  return globals.has(name);
}
