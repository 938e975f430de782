import {nameOf, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {typeText} from './names.ts';
import {expressionText, type Scope} from './phpFile.ts';

/** Longer default values are abbreviated. */
const maxDefaultLength = 60;

function parameterText(parameter: PhpNode, code: string, scope: Scope): string {
  const value = parameter.value ? expressionText(parameter.value, code) : '';
  return [
    typeText(parameter.type, parameter.nullable, scope),
    `${parameter.byref ? '&' : ''}${parameter.variadic ? '...' : ''}$${nameOf(parameter)}`,
    parameter.value && `= ${value.length > maxDefaultLength ? '...' : value}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Formats the signature of a function or method, such as `(int $id, $name = null): ?core\context`. */
export function signatureOf(node: PhpNode, code: string, scope: Scope): string {
  const parameters = node.arguments.map((parameter: PhpNode) => parameterText(parameter, code, scope));
  const type = typeText(node.type, node.nullable, scope);
  return `${node.byref ? '&' : ''}(${parameters.join(', ')})${type && `: ${type}`}`;
}
