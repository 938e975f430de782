import {nameOf, walkPhp, type PhpNode} from './tree.ts';

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
 * @param value - Value of a declaration.
 * @returns Such as `a call`; undefined if the value is constant, or there is none.
 */
function runningPart(value: PhpNode | undefined): string | undefined {
  let found: string | undefined;
  walkPhp(value, ({kind}) => {
    found ??= running.get(kind);
  });
  return found;
}

/**
 * Finds what is declared more than once.
 *
 * @param declarations - Declarations that need names of their own.
 * @returns Those whose name another one before them has.
 */
function repeated(declarations: readonly PhpNode[]): PhpNode[] {
  const names = declarations.map(nameOf);
  return declarations.filter((_, index) => names.indexOf(names[index] ?? '') < index);
}

/**
 * What PHP refuses in one declaration.
 *
 * @param node - Any node.
 * @param parent - The node around it.
 * @param code - The program.
 * @returns Messages.
 */
function faultsOf(node: PhpNode, parent: PhpNode | undefined, code: string): (string | false)[] {
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
 * @param node - Function, method or closure.
 * @param parent - The node around it, of a method its class.
 * @param code - The program.
 * @returns Messages.
 */
function faultsOfFunction(node: PhpNode, parent: PhpNode | undefined, code: string): (string | false)[] {
  const {kind, type, arguments: parameters, body, loc} = node;
  const methods: PhpNode[] = kind === 'method' ? parent?.body.filter((member: PhpNode) => member.kind === kind) : [];
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
 * @param tree - Syntax tree.
 * @param code - The program.
 * @returns Faults.
 */
export function declarationGaps(tree: any, code: string): {line: number; message: string}[] {
  const faults: {line: number; message: string}[] = [];
  walkPhp(tree, (node, parent) => {
    for (const message of faultsOf(node, parent, code)) {
      if (message) {
        faults.push({line: node.loc?.start.line ?? 1, message});
      }
    }
  });
  return faults;
}
