import {nameOf} from '../../../../checks/samples/php/ast.ts';
import {deprecatedIn, docCommentOf, returnClaim} from '../php/docComment.ts';
import {lineOf, type PhpFile} from '../php/phpFile.ts';
import {signatureOf} from '../php/signature.ts';
import type {Table} from '../table.ts';

/** Adds the functions of a file. */
export function addFunctions({rows}: Table, {path, code, component, statements}: PhpFile): void {
  for (const {node, scope} of statements) {
    if (node.kind === 'function') {
      const comment = docCommentOf(node, code);
      rows.push({
        function: `${scope.namespace && `${scope.namespace}\\`}${nameOf(node)}`,
        signature: signatureOf(node, code, scope),
        doctypes: returnClaim(node, comment, scope),
        file: `${path}:${lineOf(node)}`,
        deprecated: deprecatedIn(comment),
        component,
      });
    }
  }
}
