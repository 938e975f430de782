import type {PageSymbols} from '../../context/pageSymbols.ts';
import {childrenOf} from './ast.ts';
import {resolveClassName} from './classNames.ts';
import {stringValue} from './literals.ts';
import type {PhpSample} from './sample.ts';

/** Functions that check whether a name exists, with the index of the argument that contains the name. */
const guardFunctions = new Map([
  ['class_exists', 0],
  ['interface_exists', 0],
  ['function_exists', 0],
  ['defined', 0],
  ['method_exists', 1],
  ['is_callable', 0],
]);

/**
 * Finds the names that a sample uses only if they exist.
 *
 * @param sample - A sample on the page.
 * @param symbols - The symbols of the page.
 * @returns The names of functions, classes, methods and constants, in lower case.
 */
export function findGuardedNames(sample: PhpSample, symbols: PageSymbols): Set<string> {
  const names = new Set<string>();
  const visit = (node: any) => {
    const position =
      node.kind === 'call' && node.what.kind === 'name'
        ? guardFunctions.get(node.what.name.replace(/^\\/, ''))
        : undefined;
    const argument = position === undefined ? undefined : node.arguments[position];
    const name =
      argument?.kind === 'staticlookup' && argument.offset.name === 'class'
        ? resolveClassName(argument.what, sample, symbols)
        : stringValue(argument);
    if (name !== undefined) {
      names.add(name.replace(/^\\/, '').toLowerCase());
    }
    childrenOf(node).forEach(visit);
  };
  visit(sample.program);
  return names;
}
