import {nameOf, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {textOf} from '../php/values.ts';

/** A place that looks for a callback. */
export interface Lookup {
  callback: string;
  via: string;
  scope: string;
}

/** Positions of the arguments of a function that looks for callbacks. */
interface LookupFunction {
  /** The callback. */
  callback: number;
  /** The component or plugin type that is asked. */
  scope?: number;
}

const functions: ReadonlyMap<string, LookupFunction> = new Map([
  ['component_callback', {callback: 1, scope: 0}],
  ['component_callback_exists', {callback: 1, scope: 0}],
  ['component_class_callback', {callback: 1}],
  ['get_component_classes_in_namespace', {callback: 1, scope: 0}],
  ['get_plugin_list_with_class', {callback: 1, scope: 0}],
  ['get_plugin_list_with_file', {callback: 1, scope: 0}],
  ['get_plugin_list_with_function', {callback: 1, scope: 0}],
  ['get_plugins_with_function', {callback: 0}],
]);

/** The text of an argument: a string, a path of strings, or the last part of a class name. */
function literalText(node: PhpNode | undefined): string {
  if (node?.kind === 'bin' && node.type === '.') {
    const parts = [literalText(node.left), literalText(node.right)];
    return parts.includes('') ? '' : parts.join('');
  }
  if (node?.kind === 'staticlookup' && nameOf(node.offset) === 'class') {
    return String(node.what.name).replace(/^.*\\/, '');
  }
  return node?.kind === 'name' && node.name === 'DIRECTORY_SEPARATOR' ? '/' : textOf(node);
}

/**
 * Returns the name of a variable, without the dollar sign; empty for other nodes.
 */
export function variableName(node: PhpNode | undefined): string {
  return node?.kind === 'variable' && typeof node.name === 'string' ? node.name : '';
}

/** The name of the function or static method that a node calls. */
function calledFunction({kind, what}: PhpNode): string {
  if (kind !== 'call') {
    return '';
  }
  return what.kind === 'name'
    ? what.name.replace(/^.*\\/, '')
    : what.kind === 'staticlookup'
      ? nameOf(what.offset)
      : '';
}

/**
 * Describes a call that looks for a callback by name.
 *
 * @param node - A node.
 * @param literals - Texts of variables, from the code before the node.
 * @returns The callback; undefined for anything else.
 */
export function lookupIn(node: PhpNode, literals: ReadonlyMap<string, string>): Lookup | undefined {
  const via = calledFunction(node);
  const text = (position: number | undefined) => (position === undefined ? '' : literalText(node.arguments[position]));
  if (via === 'plugin_callback') {
    const [type = '*', name = '*', feature, action] = [0, 1, 2, 3].map((position) => text(position) || undefined);
    return feature && action ? {callback: `${feature}_${action}`, via, scope: `${type}_${name}`} : undefined;
  }
  const positions = functions.get(via);
  const argument = positions && node.arguments[positions.callback];
  const callback = (literals.get(variableName(argument)) ?? literalText(argument)).replace(/^\\/, '');
  return callback === '' ? undefined : {callback, via, scope: text(positions?.scope) || '*'};
}
