import type {PageContext} from '../pageContext.ts';
import {childrenOf, classNameOf, type PhpSample} from './sample.ts';
import {textOf} from './types.ts';

/** Functions that ask whether something exists, by which argument names it. What follows may depend on the answer. */
const guards = new Map([
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
 * @param sample - In the page.
 * @param world - Of the page.
 * @returns Functions, classes, methods and constants, in lower case.
 */
export function guardedNames(sample: PhpSample, world: PageContext): Set<string> {
  const names = new Set<string>();
  const find = (node: any) => {
    const at =
      node.kind === 'call' && node.what.kind === 'name' ? guards.get(node.what.name.replace(/^\\/, '')) : undefined;
    const value = at === undefined ? undefined : node.arguments[at];
    const name =
      value?.kind === 'staticlookup' && value.offset.name === 'class'
        ? classNameOf(value.what, sample, world)
        : textOf(value);
    if (name !== undefined) {
      names.add(name.replace(/^\\/, '').toLowerCase());
    }
    childrenOf(node).forEach(find);
  };
  find(sample.program);
  return names;
}
