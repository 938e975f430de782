import path from 'node:path';
import type {InlineCode, Nodes, Parents, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {versionOfPage} from '../moodle/pageVersion.ts';
import {loadTable, type SymbolTable, type PlatformSymbol} from '../moodle/symbols/table.ts';
import {readPageNames, normaliseCode} from '../moodle/symbols/pageNames.ts';
import {packCard, type PageSymbols} from '../moodle/symbols/pageSymbols.ts';
import {only, resolveNames} from '../moodle/symbols/resolve.ts';
import {constantNode, expressionAttribute} from './esm.ts';

export interface SymbolLinksOptions {
  /** API index and source of each version. Links are only added to pages about these versions. */
  versions: Readonly<Record<string, Omit<PageSymbols, 'cards'>>>;
  /** Loads the symbols of a version. By default, they are loaded from `data/symbols`. */
  load?: (siteDirectory: string, version: string) => SymbolTable;
}

/** Names of the component (provided by `src/theme/MDXComponents`) and of the constant with its data. */
const component = 'PlatformSymbol';
const constant = 'platformSymbols';

/** Types of nodes in which each symbol is only linked once. */
const blocks = new Set(['paragraph', 'tableRow']);

/**
 * Nodes and elements in which nothing is linked, because links must not contain other links or buttons, and because the
 * table of contents repeats the headings.
 */
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

function linkNode(code: InlineCode, index: number): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: component,
    attributes: [
      expressionAttribute('symbols', constant, {type: 'Identifier', name: constant}),
      expressionAttribute('at', String(index), {type: 'Literal', value: index}),
    ],
    children: [code],
  };
}

/**
 * Remark plugin: links inline code that names a platform symbol to the API index of the version that the page describes.
 *
 * `` `get_string()` `` becomes `<PlatformSymbol symbols={platformSymbols} at={0}>`, and the data of the cards is added to
 * the page. A symbol is linked only once in a paragraph or table row, and never in a heading or a link. The API index uses
 * `src/moodle/symbols/resolve.ts` too, so that it has an entry for every link.
 */
export function symbolLinks({versions, load = loadTable}: SymbolLinksOptions) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(file.cwd, path.resolve(file.cwd, file.path)).split(path.sep).join('/');
    const version = versionOfPage(page);
    const platform = versions[version];
    // The API index doesn't read partials, because they are not pages.
    if (!platform || path.basename(page).startsWith('_')) {
      return;
    }
    // The names are read from the text instead of the tree, so that the result is the same as in the API index.
    const names = readPageNames(String(file.value), page);
    const symbols = resolveNames(names, load(file.cwd, version));
    // Text that other plugins have created has no line.
    const symbolOf = (code: string, line: number | undefined): PlatformSymbol | undefined =>
      only(
        symbols.filter((_, index) => {
          const named = names.codes[index];
          return named?.code === code && (line === undefined || named.line === line);
        }),
      );
    const linked = new Map<PlatformSymbol, number>();

    const link = (parent: Parents, seen: Set<PlatformSymbol>): void => {
      parent.children.forEach((node, position) => {
        if (node.type === 'inlineCode') {
          const symbol = symbolOf(normaliseCode(node.value), node.position?.start.line);
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
