import {nameOf, walkPhp, type PhpNode} from './ast.ts';
import type {Problem} from '../../problem.ts';

const functionKinds = new Set(['function', 'method', 'closure', 'arrowfunc']);

/** Descriptions of the expressions that a constant value cannot contain, by node kind. */
const nonConstantNodes = new Map([
  ['call', 'a call'],
  ['variable', 'a variable'],
  ['closure', 'a function'],
  ['arrowfunc', 'a function'],
]);

/** Describes the first part of a value that is not constant, such as `a call`, if there is one. */
function nonConstantPart(value: PhpNode | undefined): string | undefined {
  let found: string | undefined;
  walkPhp(value, ({kind}) => {
    found ??= nonConstantNodes.get(kind);
  });
  return found;
}

/** Lists the declarations that have the same name as an earlier one. */
function duplicates(declarations: readonly PhpNode[]): PhpNode[] {
  const names = declarations.map(nameOf);
  return declarations.filter((_, index) => names.indexOf(names[index] ?? '') < index);
}

/** Lists the errors in one declaration. */
function errorsIn(node: PhpNode, parent: PhpNode | undefined, code: string): (string | false)[] {
  switch (node.kind) {
    case 'propertystatement': {
      const [property] = node.properties;
      const hasModifier = [node.visibility, node.isStatic, property.readonly].some(Boolean);
      const hasVar = /^var\b/i.test(code.slice(node.loc?.start.offset));
      return [!hasModifier && !hasVar && `property $${nameOf(property)} needs public, protected or private`];
    }
    case 'property':
    case 'parameter':
    case 'constant': {
      const part = nonConstantPart(node.value);
      const name = node.kind === 'constant' ? nameOf(node) : `$${nameOf(node)}`;
      return [part !== undefined && `the value of ${name} must be constant, but contains ${part}`];
    }
    default:
      return functionKinds.has(node.kind) ? errorsInFunction(node, parent, code) : [];
  }
}

/** Lists the errors in the signature of a function, method or closure. */
function errorsInFunction(node: PhpNode, parent: PhpNode | undefined, code: string): (string | false)[] {
  const {kind, type, arguments: parameters, body, loc} = node;
  const methods: PhpNode[] = kind === 'method' ? parent?.body.filter((member: PhpNode) => member.kind === kind) : [];
  const signature = code.slice(loc?.start.offset, body?.loc?.start.offset ?? loc?.end.offset);
  return [
    (kind === 'method' || kind === 'function') && !nameOf(node) && `a ${kind} needs a name`,
    duplicates(methods).includes(node) && `method ${nameOf(node)}() is declared twice`,
    !type && /\)\s*:\s*(?:=>\s*|;\s*)?$/.test(signature) && 'the return type after ":" is missing',
    ...duplicates(parameters).map((parameter) => `parameter $${nameOf(parameter)} is declared twice`),
  ];
}

/** Finds errors in declarations that PHP reports but php-parser does not. */
export function findDeclarationErrors(tree: any, code: string): Problem[] {
  const problems: Problem[] = [];
  walkPhp(tree, (node, parent) => {
    for (const message of errorsIn(node, parent, code)) {
      if (message) {
        problems.push({line: node.loc?.start.line ?? 1, message});
      }
    }
  });
  return problems;
}
