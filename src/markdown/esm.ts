import type {Expression, Program} from 'estree';
import type {MdxjsEsm, MdxJsxAttribute} from 'mdast-util-mdx';

/** Creates the syntax tree that MDX nodes have in addition to their text. */
export function program(body: Program['body']): Program {
  return {type: 'Program', sourceType: 'module', comments: [], body};
}

/** Creates the node for `import Name from 'module';`. */
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
        key: {type: 'Literal', value: key},
        value: expression(item),
      })),
    };
  }
  return {type: 'Literal', value: value as string | number | boolean | null};
}

/** Creates the node for `const name = value;`, where the value is JSON. */
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

/** Creates the attribute `name={value}` of an element, whose value is given as code and as a tree. */
export function expressionAttribute(name: string, value: string, tree: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {estree: program([{type: 'ExpressionStatement', expression: tree}])},
    },
  };
}
