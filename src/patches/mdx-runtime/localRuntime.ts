import type {ImportDeclaration, Program, VariableDeclaration} from 'estree';

/** The module from which compiled pages import the functions that create elements. */
const runtime = 'react/jsx-runtime';

const importedName = (name: string): string => `${name}Imported`;

function variableFor({specifiers}: ImportDeclaration): VariableDeclaration {
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
 * Recma plugin: makes a compiled page call the JSX runtime through local variables, as in `const _jsx = _jsxImported;`. The
 * bundler keeps a record of every use of an import, in both compilers. Because our pages create 150 elements on average,
 * variables reduce the number of uses to one per page and function.
 */
export function localRuntime(): (page: Program) => void {
  return (page) => {
    page.body = page.body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.source.value !== runtime) {
        return [statement];
      }
      const declaration = variableFor(statement);
      for (const {local} of statement.specifiers) {
        local.name = importedName(local.name);
      }
      // Insert the variables directly below the import, because the exported table of contents may create elements too.
      return [statement, declaration];
    });
  };
}
