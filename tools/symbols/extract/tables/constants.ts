import {nameOf, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {compareText, type Table} from '../table.ts';
import {deprecatedIn, docCommentOf} from '../php/docComment.ts';
import {expressionText, lineOf, type PhpFile} from '../php/phpFile.ts';
import type {ClassDeclaration} from './methods.ts';
import {isCallOf, stringText} from '../php/values.ts';

/** Longer values are omitted. */
const maxValueLength = 60;

/** Returns the source code of a constant's value, or an empty string if it is too long. */
function valueOf(node: PhpNode, code: string): string {
  const text = expressionText(node, code);
  return text.length > maxValueLength ? '' : text;
}

/** Adds the constants that a file defines outside classes. */
export function addConstants({rows}: Table, {path, code, statements}: PhpFile): void {
  for (const {node, scope} of statements) {
    const deprecated = deprecatedIn(docCommentOf(node, code));
    if (node.kind === 'constantstatement') {
      for (const constant of node.constants) {
        const name = `${scope.namespace && `${scope.namespace}\\`}${nameOf(constant)}`;
        rows.push({constant: name, value: valueOf(constant.value, code), file: path, deprecated});
      }
    }
    const expression = node.kind === 'expressionstatement' ? node.expression : undefined;
    // Also find `defined('NAME') || define('NAME', …)`.
    const call = expression?.kind === 'bin' ? expression.right : expression;
    if (isCallOf('define', call) && stringText(call.arguments[0]) !== '') {
      const value = call.arguments[1] ? valueOf(call.arguments[1], code) : '';
      rows.push({constant: stringText(call.arguments[0]), value, file: path, deprecated});
    }
  }
}

/** Adds the constants of a class and the cases of an enum, except private constants. */
export function addClassConstants({rows}: Table, {node, name, file}: ClassDeclaration): void {
  for (const member of node.body) {
    const constants: PhpNode[] =
      member.kind === 'enumcase' ? [member] : member.kind === 'classconstant' ? member.constants : [];
    if (member.visibility !== 'private') {
      for (const constant of constants) {
        rows.push({
          constant: `${name}::${nameOf(constant)}`,
          value: constant.value ? valueOf(constant.value, file.code) : '',
          file: `${file.path}:${lineOf(member)}`,
          deprecated: deprecatedIn(docCommentOf(member, file.code)),
        });
      }
    }
  }
}

/**
 * Keeps one definition of each constant with the same value, because many scripts define constants such as
 * `AJAX_SCRIPT`.
 */
export function removeDuplicateConstants(table: Table): void {
  const isLib = ({file = ''}: Record<string, string>) => file.startsWith('lib/');
  const best = new Map<string, Record<string, string>>();
  for (const row of [...table.rows].sort(
    (a, b) => Number(isLib(b)) - Number(isLib(a)) || compareText(a.file ?? '', b.file ?? ''),
  )) {
    const key = `${row.constant ?? ''} ${row.value ?? ''}`;
    best.set(key, best.get(key) ?? row);
  }
  table.rows = [...best.values()];
}
