import type {Table} from '../table.ts';
import {methodRow, type ClassDeclaration} from './methods.ts';

/** Adds the methods of a test data generator, which is a class in a `tests/generator/` folder, except private ones. */
export function addGenerator({rows}: Table, declaration: ClassDeclaration): void {
  for (const member of declaration.node.body) {
    if (member.kind === 'method' && member.visibility !== 'private') {
      rows.push({...methodRow(member, declaration), component: declaration.file.component});
    }
  }
}
