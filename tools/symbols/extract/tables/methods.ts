import {nameOf, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {deprecatedIn, docCommentOf, returnClaim} from '../php/docComment.ts';
import {lineOf, type PhpFile, type Scope} from '../php/phpFile.ts';
import {signatureOf} from '../php/signature.ts';
import type {Table} from '../table.ts';

/** A class, interface or trait, with its file and scope. */
export interface ClassDeclaration {
  node: PhpNode;
  name: string;
  file: PhpFile;
  scope: Scope;
}

/** Describes a method of a class as a row for the table of methods. */
export function methodRow(method: PhpNode, {name, file, scope}: ClassDeclaration): Record<string, string> {
  const comment = docCommentOf(method, file.code);
  return {
    class: name,
    method: nameOf(method),
    modifiers: [
      method.visibility === '' ? 'public' : (method.visibility ?? 'public'),
      method.isFinal && 'final',
      method.isAbstract && 'abstract',
      method.isStatic && 'static',
    ]
      .filter(Boolean)
      .join(' '),
    signature: signatureOf(method, file.code, scope),
    doctypes: returnClaim(method, comment, scope),
    deprecated: deprecatedIn(comment),
    line: String(lineOf(method)),
  };
}

/** Adds the methods that a class declares, except private ones. */
export function addMethods({rows}: Table, declaration: ClassDeclaration): void {
  for (const member of declaration.node.body) {
    if (member.kind === 'method' && member.visibility !== 'private') {
      rows.push(methodRow(member, declaration));
    }
  }
}
