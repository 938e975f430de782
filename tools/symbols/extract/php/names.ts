import type {PhpNode} from '../../../../checks/samples/php/ast.ts';
import type {Scope} from './phpFile.ts';

/** Types that PHP or a doc comment has, which are not class names. */
const builtInTypes = new Set([
  ...['array', 'bool', 'boolean', 'callable', 'callback', 'double', 'false', 'float', 'int', 'integer', 'iterable'],
  ...['mixed', 'never', 'null', 'number', 'object', 'parent', 'resource', 'self', 'static', 'string', 'true', 'void'],
]);

/** Whether a word is a type of PHP itself, in any case. */
export function isBuiltInType(name: string): boolean {
  return builtInTypes.has(name.toLowerCase());
}

/**
 * Finds the full name of a class.
 *
 * @param name - As the file writes it.
 * @param scope - Where it is used.
 * @returns The name without a leading backslash.
 */
export function resolveName(name: string, {namespace, imports}: Scope): string {
  if (name.startsWith('\\')) {
    return name.slice(1);
  }
  const [first = '', ...rest] = name.split('\\');
  const imported = imports.get(first.toLowerCase());
  if (imported !== undefined) {
    return [imported, ...rest].join('\\');
  }
  const path = first === 'namespace' ? rest.join('\\') : name;
  return namespace === '' ? path : `${namespace}\\${path}`;
}

/**
 * Finds the full name of a class that a node refers to.
 *
 * @param node - A name in the syntax tree.
 * @param scope - Where it is used.
 * @returns The name without a leading backslash.
 */
export function classNameOf(node: PhpNode, scope: Scope): string {
  const name: string = node.kind === 'name' ? node.name : (node.raw ?? node.name ?? '');
  return node.resolution === 'fqn' ? name.replace(/^\\/, '') : resolveName(name, scope);
}

/**
 * Writes a type declaration with full class names.
 *
 * @param type - The type in the syntax tree.
 * @param isNullable - Whether a `?` precedes it.
 * @param scope - Where it is used.
 * @returns Such as `?int` or `core\context|false`; empty without a type.
 */
export function typeText(type: PhpNode | null | undefined, isNullable: boolean, scope: Scope): string {
  if (!type) {
    return '';
  }
  if (type.kind === 'uniontype' || type.kind === 'intersectiontype') {
    const separator = type.kind === 'uniontype' ? '|' : '&';
    return type.types.map((part: PhpNode) => typeText(part, false, scope)).join(separator);
  }
  const text =
    type.kind === 'name' && !isBuiltInType(type.name) ? classNameOf(type, scope) : String(type.raw ?? type.name);
  return `${isNullable ? '?' : ''}${text}`;
}
