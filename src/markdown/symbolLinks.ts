import path from 'node:path';
import type {InlineCode, Nodes, Parents, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {versionOfPage} from '../moodle/pageVersion.ts';
import {loadTable, type SymbolTable, type PlatformSymbol} from '../moodle/symbols/table.ts';
import {calledCode, calledIn, declaredIn, readPageNames, normaliseCode} from '../moodle/symbols/pageNames.ts';
import {packCard, type PageSymbols} from '../moodle/symbols/pageSymbols.ts';
import {only, resolveNames} from '../moodle/symbols/resolve.ts';
import {constantNode, expressionAttribute} from './esm.ts';

export interface SymbolLinksOptions {
  /** API index and source of each version. Links are only added to pages about these versions. */
  versions: Readonly<Record<string, Pick<PageSymbols, 'index' | 'source'>>>;
  /** Loads the symbols of a version. By default, they are loaded from `data/symbols`. */
  load?: (siteDirectory: string, version: string) => SymbolTable;
}

/** Names of the components (provided by `src/theme/MDXComponents`) and of the constant with their data. */
const component = 'PlatformSymbol';
const sampleComponent = 'SampleSymbols';
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

const symbolsAttribute = expressionAttribute('symbols', constant, {type: 'Identifier', name: constant});

function linkNode(code: InlineCode, index: number): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: component,
    attributes: [symbolsAttribute, expressionAttribute('at', String(index), {type: 'Literal', value: index})],
    children: [code],
  };
}

/**
 * Remark plugin: links inline code that names a platform symbol to the API index of the version that the page describes.
 *
 * `` `get_string()` `` becomes `<PlatformSymbol symbols={platformSymbols} at={0}>`, and the data of the cards is added to
 * the page. At the end of the page, `SampleSymbols` shows the cards of the functions and methods that samples call, which
 * have no links, because they would be in the way of selecting and copying. A symbol is linked only once in a paragraph or table row, and never in a heading or a link. The API index uses
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
    const table = load(file.cwd, version);
    const symbols = resolveNames(names, table);
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

    const named = linked.size;
    const samples: string[] = [];
    visit(tree, 'code', ({lang, value}) => {
      samples.push(...(lang === 'php' ? [value] : []));
    });
    const called = [...new Set(samples.flatMap(calledIn))].map(calledCode);
    const declared = new Set([...names.declared, ...samples.flatMap(declaredIn)]);
    const found = resolveNames({...names, declared, codes: called}, table);
    const calls: Record<string, number> = {};
    for (const [position, {code}] of called.entries()) {
      const symbol = found[position];
      if (symbol) {
        const index = linked.get(symbol) ?? linked.size;
        linked.set(symbol, index);
        calls[code.replace('()', '')] = index;
      }
    }
    const hasCalls = Object.keys(calls).length > 0;

    if (hasCalls) {
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: sampleComponent,
        attributes: [symbolsAttribute],
        children: [],
      });
    }
    if (linked.size > 0) {
      const data: PageSymbols = {...platform, cards: [...linked.keys()].map(packCard), named, ...(hasCalls && {calls})};
      tree.children.unshift(constantNode(constant, data));
    }
  };
}
