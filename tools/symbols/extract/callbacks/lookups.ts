import {nameOf, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {stringText} from '../php/values.ts';

/** A call that looks up a callback. */
export interface Lookup {
  callback: string;
  via: string;
  scope: string;
}

/** Arguments of a function that looks up callbacks. */
interface LookupFunction {
  /** Position of the callback's name. */
  callback: number;
  /** Name of that parameter, if the platform uses it in calls. */
  parameter?: string;
  /** Position of the component or plugin type in which the function looks. */
  scope?: number;
}

const functions: ReadonlyMap<string, LookupFunction> = new Map([
  ['call_mod_function', {callback: 0}],
  ['component_callback', {callback: 1, parameter: 'function', scope: 0}],
  ['component_callback_exists', {callback: 1, scope: 0}],
  ['component_class_callback', {callback: 1}],
  ['get_component_classes_in_namespace', {callback: 1, parameter: 'namespace', scope: 0}],
  ['get_plugin_list_with_class', {callback: 1, scope: 0}],
  ['get_plugin_list_with_file', {callback: 1, scope: 0}],
  ['get_plugin_list_with_function', {callback: 1, scope: 0}],
  ['get_plugins_with_function', {callback: 0, parameter: 'function'}],
]);

/** Returns the text of an argument that is a string, concatenated strings, or a class name (only its last part). */
function literalText(node: PhpNode | undefined): string {
  if (node?.kind === 'bin' && node.type === '.') {
    const parts = [literalText(node.left), literalText(node.right)];
    return parts.includes('') ? '' : parts.join('');
  }
  if (node?.kind === 'staticlookup' && nameOf(node.offset) === 'class') {
    return String(node.what.name).replace(/^.*\\/, '');
  }
  return node?.kind === 'name' && node.name === 'DIRECTORY_SEPARATOR' ? '/' : stringText(node);
}

/** Returns the name of a variable without the dollar sign, or an empty string for other nodes. */
export function variableName(node: PhpNode | undefined): string {
  return node?.kind === 'variable' && typeof node.name === 'string' ? node.name : '';
}

/** Returns the name of the function or method that a node calls, or an empty string. */
function calledFunction({kind, what}: PhpNode): string {
  if (kind !== 'call') {
    return '';
  }
  return what.kind === 'name'
    ? what.name.replace(/^.*\\/, '')
    : /^(?:propertylookup|staticlookup)$/.test(what.kind)
      ? nameOf(what.offset)
      : '';
}

/** Describes the callback that a call looks up by name, with the string values of variables that are known at the node. */
export function lookupIn(node: PhpNode, literals: ReadonlyMap<string, string>): Lookup | undefined {
  const via = calledFunction(node);
  const text = (position: number | undefined) => (position === undefined ? '' : literalText(node.arguments[position]));
  if (via === 'plugin_callback') {
    const [type = '*', name = '*', feature, action] = [0, 1, 2, 3].map((position) => text(position) || undefined);
    return feature && action ? {callback: `${feature}_${action}`, via, scope: `${type}_${name}`} : undefined;
  }
  const positions = functions.get(via);
  const named = (node.arguments ?? []).find(
    ({kind, name}: PhpNode) => kind === 'namedargument' && name === positions?.parameter,
  );
  const argument = positions && (named?.value ?? node.arguments[positions.callback]);
  const callback = (literals.get(variableName(argument)) ?? literalText(argument)).replace(/^\\/, '');
  return callback === '' ? undefined : {callback, via, scope: text(positions?.scope) || '*'};
}
