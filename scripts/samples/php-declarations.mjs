// @ts-check
import {nameOf, walkPhp} from './php-tree.mjs';

/** @typedef {import('./php-tree.mjs').PhpNode} PhpNode */

const functions = new Set(['function', 'method', 'closure', 'arrowfunc']);

/** What PHP has to run the program for. It works out the values of declarations before that. */
const running = new Map([
  ['call', 'a call'],
  ['variable', 'a variable'],
  ['closure', 'a function'],
  ['arrowfunc', 'a function'],
]);

/**
 * Finds what runs in a value.
 *
 * @param {PhpNode | undefined} value - Value of a declaration.
 * @returns {string | undefined} Such as `a call`; undefined if the value is constant, or there is none.
 */
function runningPart(value) {
  /** @type {string | undefined} */
  let found;
  walkPhp(value, ({kind}) => {
    found ??= running.get(kind);
  });
  return found;
}

/**
 * Finds what is declared more than once.
 *
 * @param {readonly PhpNode[]} declarations - Declarations that need names of their own.
 * @returns {PhpNode[]} Those whose name another one before them has.
 */
function repeated(declarations) {
  const names = declarations.map(nameOf);
  return declarations.filter((_, index) => names.indexOf(names[index] ?? '') < index);
}

/**
 * What PHP refuses in one declaration.
 *
 * @param {PhpNode} node - Any node.
 * @param {PhpNode | undefined} parent - The node around it.
 * @param {string} code - The program.
 * @returns {(string | false)[]} Messages.
 */
function faultsOf(node, parent, code) {
  switch (node.kind) {
    case 'propertystatement': {
      const [property] = node.properties;
      const isMarked = [node.visibility, node.isStatic, property.readonly].some(Boolean);
      const isOld = /^var\b/i.test(code.slice(node.loc?.start.offset));
      return [!isMarked && !isOld && `property $${nameOf(property)} needs public, protected or private`];
    }
    case 'property':
    case 'parameter':
    case 'constant': {
      const part = runningPart(node.value);
      const name = node.kind === 'constant' ? nameOf(node) : `$${nameOf(node)}`;
      return [part !== undefined && `the value of ${name} has to be constant, and holds ${part}`];
    }
    default:
      return functions.has(node.kind) ? faultsOfFunction(node, parent, code) : [];
  }
}

/**
 * What PHP refuses in the head of a function.
 *
 * @param {PhpNode} node - Function, method or closure.
 * @param {PhpNode | undefined} parent - The node around it, of a method its class.
 * @param {string} code - The program.
 * @returns {(string | false)[]} Messages.
 */
function faultsOfFunction(node, parent, code) {
  const {kind, type, arguments: parameters, body, loc} = node;
  /** @type {PhpNode[]} */
  const methods = kind === 'method' ? parent?.body.filter((/** @type {PhpNode} */ member) => member.kind === kind) : [];
  const head = code.slice(loc?.start.offset, body?.loc?.start.offset ?? loc?.end.offset);
  return [
    (kind === 'method' || kind === 'function') && !nameOf(node) && `a ${kind} needs a name`,
    repeated(methods).includes(node) && `method ${nameOf(node)}() is declared twice`,
    !type && /\)\s*:\s*(?:=>\s*|;\s*)?$/.test(head) && 'there is no type between ":" and what follows',
    ...repeated(parameters).map((parameter) => `parameter $${nameOf(parameter)} is declared twice`),
  ];
}

/**
 * Finds what PHP refuses in declarations and php-parser lets pass.
 *
 * @param {any} tree - Syntax tree.
 * @param {string} code - The program.
 * @returns {{line: number, message: string}[]} Faults.
 */
export function declarationGaps(tree, code) {
  /** @type {{line: number, message: string}[]} */
  const faults = [];
  walkPhp(tree, (node, parent) => {
    for (const message of faultsOf(node, parent, code)) {
      if (message) {
        faults.push({line: node.loc?.start.line ?? 1, message});
      }
    }
  });
  return faults;
}
