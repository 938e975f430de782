import {nameOf} from '../../../../checks/samples/php/ast.ts';
import {deprecatedIn, docCommentOf} from '../php/docComment.ts';
import {lineOf} from '../php/phpFile.ts';
import {signatureOf} from '../php/signature.ts';
import type {Table} from '../table.ts';
import type {ClassDeclaration} from './methods.ts';

/** Adds the steps that a class defines in the doc comments of its methods. */
export function addBehatSteps({rows}: Table, {node, name, file, scope}: ClassDeclaration): void {
  for (const member of node.body) {
    if (member.kind !== 'method') {
      continue;
    }
    const comment = docCommentOf(member, file.code);
    for (const [, keyword, pattern] of comment.matchAll(/^[\s/*]*@(Given|When|Then)\s+(.*?)(?:\s*\*\/)?\s*$/gm)) {
      rows.push({
        keyword: keyword ?? '',
        pattern: pattern ?? '',
        method: `${name}::${nameOf(member)}`,
        signature: signatureOf(member, file.code, scope),
        deprecated: deprecatedIn(comment),
        file: `${file.path}:${lineOf(member)}`,
      });
    }
  }
}
