import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {closest} from 'fastest-levenshtein';
import {importNode, program} from './esm.ts';

/** Values of a component's attributes by name. A value that is not a plain string is undefined. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** A module whose default export is passed to a component as a prop. */
export interface ComponentData {
  prop: string;
  /** Attribute that selects the module, if there are several. */
  chosenBy?: string;
  /** Returns the path of the module, which starts with `@site/`. */
  module: (attributes: Attributes) => string;
}

/** A component that authors can use without importing it. */
export interface ContentComponent {
  data?: ComponentData;
}

export interface ContentComponentsOptions {
  /** The site's own components. `Name` is the default export of `src/components/content/Name`. */
  content: Readonly<Record<string, ContentComponent>>;
  /** Modules of theme components, by name. */
  theme: Readonly<Record<string, string>>;
}

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

function declaredNames(tree: Root): Set<string> {
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

/** Checks whether a module exists. `@site` is the folder that Docusaurus runs in and remark's working directory. */
function moduleExists(module: string, siteDirectory: string): boolean {
  const file = module.replace('@site', siteDirectory);
  return ['', '.ts', '.tsx'].some((extension) => existsSync(file + extension));
}

/**
 * Remark plugin: imports the components that a page uses and passes them their data. For example, `<Requirements version="4.2"
 * />` imports `@site/src/components/content/Requirements` and passes the component the data module that the registry names. The
 * data is imported rather than inlined, so that the bundler's cache notices changes. If a component is unknown or a data file
 * is missing, the build fails with the file and line.
 */
export function contentComponents({content, theme}: ContentComponentsOptions) {
  return (tree: Root, file: VFile): void => {
    const declared = declaredNames(tree);
    const imports = new Map<string, string>();
    const variables = new Map<string, string>();

    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      const {name} = node;
      // Lower-case names are HTML elements, and dotted names are members of another object.
      if (!name || !/^[A-Z]\w*$/.test(name) || declared.has(name)) {
        return;
      }
      const themeModule = theme[name];
      if (themeModule !== undefined) {
        imports.set(name, themeModule);
        return;
      }
      const component = content[name];
      if (!component) {
        const known = [...Object.keys(content), ...Object.keys(theme)];
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
            `<${name}> needs the attribute ${chosenBy} as a string in quotes, such as ${chosenBy}="4.2".`,
            node,
            'content-components',
          );
        }
        const module = component.data.module(attributes);
        if (!moduleExists(module, file.cwd)) {
          file.fail(
            `<${name}> needs the file ${module.replace('@site/', '')}, which does not exist.`,
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
