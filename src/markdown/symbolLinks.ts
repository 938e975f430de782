import path from 'node:path';
import type {Expression} from 'estree';
import type {InlineCode, Nodes, Parents, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {versionOf} from '../platform/pageVersion.ts';
import {loadCatalogue, type Catalogue, type PlatformSymbol} from '../platform/symbols/catalogue.ts';
import {readPageNames, shownCode} from '../platform/symbols/pageNames.ts';
import {packCard, type PageSymbols} from '../platform/symbols/pageSymbols.ts';
import {resolveNames} from '../platform/symbols/resolve.ts';
import {constantNode, program} from './esm.ts';

/** What the plugin needs to know. */
export interface SymbolLinksOptions {
  /** API index and source of each version. Pages about other versions get no links. */
  versions: Readonly<Record<string, Omit<PageSymbols, 'cards'>>>;
  /** Takes the folder of the site and a version, and returns its symbols; reads `data/symbols` by default. */
  load?: (siteDirectory: string, version: string) => Catalogue;
}

/** Of the component, which `src/theme/MDXComponents` gives to every page, and of the constant that holds what it shows. */
const component = 'PlatformSymbol';
const constant = 'platformSymbols';

/** A name in one of these links once. */
const blocks = new Set(['paragraph', 'tableRow']);

/** Here a link would stand in a link, in a button, or in what the table of contents shows. */
const closedNodes = new Set(['heading', 'link', 'linkReference']);
const closedElements = new Set([
  'a',
  'button',
  'code',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'kbd',
  'pre',
  'summary',
  'Link',
]);

function isElement(node: Nodes): node is Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function isClosed(node: Nodes): boolean {
  return closedNodes.has(node.type) || (isElement(node) && closedElements.has(node.name ?? ''));
}

function isBlock(node: Nodes): boolean {
  return blocks.has(node.type) || (isElement(node) && node.name === 'tr');
}

function expression(name: string, value: string, tree: Expression): MdxJsxAttribute {
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

function linkNode(code: InlineCode, index: number): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: component,
    attributes: [
      expression('symbols', constant, {type: 'Identifier', name: constant}),
      expression('at', String(index), {type: 'Literal', value: index}),
    ],
    children: [code],
  };
}

/**
 * Remark plugin: makes inline code that names a symbol of the platform a link to its entry in the API index of the
 * version that the page is about.
 *
 * `` `get_string()` `` becomes `<PlatformSymbol symbols={platformSymbols} at={0}>`, and the page holds what its cards show.
 * The same name links once in a paragraph or a row of a table, and never in a heading or a link. What a name means is
 * the business of `src/platform/symbols/resolve.ts`, which the API index asks too, so that there is an entry for every link.
 */
export function symbolLinks({versions, load = loadCatalogue}: SymbolLinksOptions) {
  return (tree: Root, file: VFile): void => {
    const place = path.relative(file.cwd, path.resolve(file.cwd, file.path)).split(path.sep).join('/');
    const version = versionOf(place);
    const platform = versions[version];
    // A part that pages import is no page, and the index does not read it.
    if (!platform || path.basename(place).startsWith('_')) {
      return;
    }
    // The text, not the tree: the API index has nothing but the text, and both have to find the same.
    const symbols = resolveNames(readPageNames(String(file.value)), load(file.cwd, version));
    const linked = new Map<PlatformSymbol, number>();

    const link = (parent: Parents, seen: Set<PlatformSymbol>): void => {
      parent.children.forEach((node, position) => {
        if (node.type === 'inlineCode') {
          const symbol = symbols.get(shownCode(node.value));
          if (symbol && !seen.has(symbol)) {
            seen.add(symbol);
            const index = linked.get(symbol) ?? linked.size;
            linked.set(symbol, index);
            parent.children[position] = linkNode(node, index);
          }
        } else if ('children' in node && !isClosed(node)) {
          link(node, isBlock(node) ? new Set() : seen);
        }
      });
    };
    link(tree, new Set());

    if (linked.size > 0) {
      const data: PageSymbols = {...platform, cards: [...linked.keys()].map(packCard)};
      tree.children.unshift(constantNode(constant, data));
    }
  };
}
