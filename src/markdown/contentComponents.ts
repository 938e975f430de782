import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {closest} from 'fastest-levenshtein';
import {contentComponentRegistry, themeComponentRegistry, type Attributes} from '../components/content/registry.ts';
import {importNode, program} from './esm.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function attributesOf(element: JsxElement): Attributes {
  const entries: [string, string | undefined][] = [];
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      entries.push([attribute.name, typeof attribute.value === 'string' ? attribute.value : undefined]);
    }
  }
  return Object.fromEntries(entries);
}

function addProp(element: JsxElement, prop: string, variable: string): void {
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name: prop,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {estree: program([{type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}}])},
    },
  });
}

/** Names that a page imports or declares by itself; they win over the registry. */
function ownNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        statement.specifiers.forEach(({local}) => names.add(local.name));
      } else if (statement.type === 'ExportNamedDeclaration') {
        const {declaration} = statement;
        if (declaration?.type === 'VariableDeclaration') {
          declaration.declarations.forEach(({id}) => id.type === 'Identifier' && names.add(id.name));
        } else if (declaration) {
          names.add(declaration.id.name);
        }
      }
    }
  });
  return names;
}

/** `@site` is the folder that Docusaurus runs in, which is also what remark calls the working directory. */
function moduleExists(module: string, siteDirectory: string): boolean {
  const file = module.replace('@site', siteDirectory);
  return ['', '.ts', '.tsx'].some((extension) => existsSync(file + extension));
}

/**
 * Remark plugin: imports the author components that a page uses, and hands each the data it draws.
 *
 * Authors write `<Requirements version="4.2" />`; the page becomes
 * `import Requirements from '@site/src/components/content/Requirements'` and the component receives the
 * module that `registry.ts` names. Data is imported, not inlined, so that the bundler's cache sees changes.
 *
 * An unknown component, or data that is not there, fails the build with file, line and what exists.
 */
export function contentComponents() {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);
    const imports = new Map<string, string>();
    const variables = new Map<string, string>();

    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      const {name} = node;
      // Lower-case names are HTML elements; dotted ones belong to what they are a member of.
      if (!name || !/^[A-Z]\w*$/.test(name) || own.has(name)) {
        return;
      }
      const themeModule = themeComponentRegistry[name];
      if (themeModule !== undefined) {
        imports.set(name, themeModule);
        return;
      }
      const component = contentComponentRegistry[name];
      if (!component) {
        const known = [...Object.keys(contentComponentRegistry), ...Object.keys(themeComponentRegistry)];
        file.fail(
          `There is no component <${name}>. Did you mean <${closest(name, known)}>? Known: ${known.join(', ')}.`,
          node,
          'content-components',
        );
      }
      imports.set(name, `@site/src/components/content/${name}`);
      if (component.data) {
        const {chosenBy} = component.data;
        const attributes = attributesOf(node);
        if (chosenBy !== undefined && attributes[chosenBy] === undefined) {
          file.fail(
            `<${name}> needs ${chosenBy} as text in quotes, such as ${chosenBy}="4.2".`,
            node,
            'content-components',
          );
        }
        const module = component.data.module(attributes);
        if (!moduleExists(module, file.cwd)) {
          file.fail(
            `<${name}> asks for ${module.replace('@site/', '')}, which does not exist.`,
            node,
            'content-components',
          );
        }
        const variable = variables.get(module) ?? `contentData${variables.size}`;
        variables.set(module, variable);
        addProp(node, component.data.prop, variable);
      }
    });

    variables.forEach((variable, module) => imports.set(variable, module));
    tree.children.unshift(...[...imports].map(([name, from]) => importNode(name, from)));
  };
}
