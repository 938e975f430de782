import type {Expression, Program} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdx';

/**
 * A program of the statements, as the nodes of MDX carry it beside their text.
 *
 * @param body - Its statements.
 */
export function program(body: Program['body']): Program {
  return {type: 'Program', sourceType: 'module', comments: [], body};
}

/**
 * The node for `import Name from 'module';`.
 *
 * @param name - Of the default export, in the page.
 * @param from - The module.
 */
export function importNode(name: string, from: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${from}';`,
    data: {
      estree: program([
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
          source: {type: 'Literal', value: from, raw: JSON.stringify(from)},
        },
      ]),
    },
  };
}

function expression(value: unknown): Expression {
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: value.map(expression)};
  }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value).map(([key, item]) => ({
        type: 'Property',
        kind: 'init',
        computed: false,
        method: false,
        shorthand: false,
        key: {type: 'Identifier', name: key},
        value: expression(item),
      })),
    };
  }
  return {type: 'Literal', value: value as string | number | boolean | null};
}

/**
 * The node for `const name = value;`.
 *
 * @param name - Of the constant, in the page.
 * @param value - What JSON can hold; keys are names.
 */
export function constantNode(name: string, value: unknown): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `const ${name} = ${JSON.stringify(value)};`,
    data: {
      estree: program([
        {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name}, init: expression(value)}],
        },
      ]),
    },
  };
}
