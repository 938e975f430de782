import type {PhpNode} from '../../../../checks/samples/php/ast.ts';
import type {Scope} from './phpFile.ts';

/** Types in PHP code and doc comments that are not class names. */
const builtInTypes = new Set([
  ...['array', 'bool', 'boolean', 'callable', 'callback', 'double', 'false', 'float', 'int', 'integer', 'iterable'],
  ...['mixed', 'never', 'null', 'number', 'object', 'parent', 'resource', 'self', 'static', 'string', 'true', 'void'],
]);

/** Returns whether a name is a built-in type, ignoring case. */
export function isBuiltInType(name: string): boolean {
  return builtInTypes.has(name.toLowerCase());
}

/** Resolves a class name as it is written in the file, without a leading backslash. */
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

/** Resolves the class name that a node refers to, without a leading backslash. */
export function classNameOf(node: PhpNode, scope: Scope): string {
  const name: string = node.kind === 'name' ? node.name : (node.raw ?? node.name ?? '');
  return node.resolution === 'fqn' ? name.replace(/^\\/, '') : resolveName(name, scope);
}

/** Formats a (perhaps nullable) type declaration with full class names, such as `?int` or `core\context|false`. */
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
