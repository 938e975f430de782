import {cardOf, placeOf} from './card.ts';
import type {SymbolTable, PlatformSymbol} from './table.ts';

/** The signature of a function or method. */
export interface Signature {
  /** PHP code without a body, such as `function is_enrolled(context $context)`. */
  code: string;
  /** Path of the file with the declaration, relative to the platform's root, or undefined if the data doesn't contain it. */
  file: string | undefined;
}

const maxLineLength = 90;

/** Splits a signature into its parameters and the rest. Default values can contain brackets, commas and strings. */
function splitSignature(signature: string): {parameters: string[]; rest: string} {
  const parameters: string[] = [];
  let parameter = '';
  let depth = 0;
  const tokens = signature.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|./gs) ?? [];
  for (const [index, token] of tokens.entries()) {
    depth += '([{'.includes(token) ? 1 : ')]}'.includes(token) ? -1 : 0;
    if (depth === 0) {
      return {parameters: [...parameters, parameter.trim()], rest: tokens.slice(index).join('')};
    }
    if (depth === 1 && token === ',') {
      parameters.push(parameter.trim());
      parameter = '';
    } else if (index > 0) {
      parameter += token;
    }
  }
  throw new Error(`the signature ${signature} is not complete`);
}

function format(symbol: PlatformSymbol): string {
  const {before, after} = cardOf(symbol, '');
  const name = symbol.name.split('::').at(-1) ?? '';
  const modifiers =
    symbol.kind === 'method' && !/\b(?:public|protected|private)\b/.test(before) ? `public ${before}` : before;
  const start = `${modifiers}function ${name}`;
  const line = `${start}${after}`;
  if (line.length <= maxLineLength) {
    return line;
  }
  const {parameters, rest} = splitSignature(after);
  return `${start}(\n${parameters.map((line) => `    ${line}`).join(',\n')}\n${rest}`;
}

/**
 * Finds the signature of a platform function or a (perhaps inherited) method, such as `is_enrolled()` or
 * `\core\task\manager::queue_adhoc_task()`. Long ones have each parameter on its own line. Throws an error if the name has a
 * different format or doesn't exist.
 */
export function findSignature(table: SymbolTable, version: string, name: string): Signature {
  const [, className, member = ''] = /^(?:(\\\w+(?:\\\w+)*)::)?(\w+)\(\)$/.exec(name) ?? [];
  if (member === '') {
    throw new Error(
      `signature is "${name}"; allowed: a function, such as is_enrolled(), or a method with the full name of its class, ` +
        'such as \\core\\task\\manager::queue_adhoc_task()',
    );
  }
  const symbol =
    className === undefined ? table.find('function', member) : table.findMember(className.slice(1), member, 'methods');
  if (!symbol) {
    throw new Error(`signature is "${name}", but Moodle ${version} has no such ${className ? 'method' : 'function'}`);
  }
  const [file] = placeOf(symbol).split(':');
  return {code: format(symbol), file: file === '' ? undefined : file};
}
