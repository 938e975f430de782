import type {ImportDeclaration, Program, VariableDeclaration} from 'estree';

/** Where compiled pages take the functions from that make elements. */
const runtime = 'react/jsx-runtime';

/** What an imported function is called once the page's own variable has its name. */
const importedName = (name: string): string => `${name}Imported`;

function variable({specifiers}: ImportDeclaration): VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: specifiers.map(({local: {name}}) => ({
      type: 'VariableDeclarator',
      id: {type: 'Identifier', name},
      init: {type: 'Identifier', name: importedName(name)},
    })),
  };
}

/**
 * Lets a compiled page take the functions that make elements from variables of its own:
 *
 *     import {jsx as _jsxImported} from 'react/jsx-runtime';
 *     const _jsx = _jsxImported;
 *
 * The bundler keeps a record of each place that uses something imported, in both its compilers and in its cache, and
 * writes `(0,r.jsx)` there. Our pages have 150 elements on average, and with a variable, one such place for all.
 *
 * @returns A plugin of recma, which changes the program in place; one that makes no elements stays as it is.
 */
export function localRuntime(): (page: Program) => void {
  return (page) => {
    page.body = page.body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.source.value !== runtime) {
        return [statement];
      }
      const declaration = variable(statement);
      for (const {local} of statement.specifiers) {
        local.name = importedName(local.name);
      }
      // Imports come first wherever they stand, and a table of contents may hold elements, so it has to be above them.
      return [statement, declaration];
    });
  };
}
