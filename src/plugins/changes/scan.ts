import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import type {Change} from '../../../scripts/history/history.mjs';
import {readHistory} from '../../../scripts/history/history.mjs';
import {historyFences, parsePage} from '../../../scripts/history/page.mjs';
import {readPageNames, type PageNames} from '../../symbols/pageNames.ts';

/** A change that a page tells in a block of version history. */
export interface ToldChange extends Change {
  /** Heading above the block, as plain text; nothing if the block is about the whole page. */
  heading?: string;
  /** Id of that heading. */
  anchor?: string;
}

/** What a page says to use instead of something. */
export interface Replacement {
  /** Code that names what is old. */
  codes: string[];
  /** Completes the sentence "Use … instead."; code stands between backticks. */
  instead: string;
}

/** What a page says about changes. */
export interface ScannedPage {
  changes: ToldChange[];
  replacements: Replacement[];
  /** All that the page names. */
  names: PageNames;
}

/** What a badge speaks for, when it stands in it. */
const carriers = new Set(['paragraph', 'tableRow', 'listItem', 'heading']);

/** Spares most pages the parser, which takes longer than all the rest. */
const isTelling = /^\s*(?:`{3,}|~{3,})yaml\s[^\n]*\bhistory\b|<Deprecated\s/m;

function plainText(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(plainText).join('');
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** Ids as Docusaurus gives them: made of the text, or named in a comment at its end. */
function anchorsOf(tree: Root): Map<Heading, string> {
  const slugger = createSlugger();
  const anchors = new Map<Heading, string>();
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      const given =
        last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+?)\s*(?:\s.*)?\*\/$/.exec(last.value)?.[1] : undefined;
      anchors.set(node, given ?? slugger.slug(plainText(node)));
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(tree);
  return anchors;
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** Inline code in a node, but for that in badges. */
function codesOf(node: Nodes | undefined): string[] {
  if (!node) {
    return [];
  }
  if (node.type === 'inlineCode') {
    return [node.value];
  }
  const isBadge =
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Deprecated';
  return 'children' in node && !isBadge ? node.children.flatMap(codesOf) : [];
}

function replacementsOf(tree: Root): Replacement[] {
  const replacements: Replacement[] = [];
  const visit = (node: Nodes, carrier: Nodes | undefined): void => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Deprecated') {
      const instead = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'instead')?.value;
      const codes = codesOf(carrier);
      if (typeof instead === 'string' && codes.length > 0) {
        replacements.push({codes, instead});
      }
    }
    if ('children' in node) {
      let heading = carrier;
      for (const child of node.children) {
        // A note that stands by itself speaks for the section.
        heading = child.type === 'heading' ? child : heading;
        visit(child, carriers.has(child.type) ? child : heading);
      }
    }
  };
  visit(tree, undefined);
  return replacements;
}

/**
 * Reads what a page says about changes: its blocks of version history, what it tells readers to use instead of what is
 * deprecated, and what it names.
 *
 * @param siteDirectory - Folder of the site, for the schema of the blocks.
 * @param text - Markdown of the page.
 * @param version - Version of the platform that the page describes.
 * @returns What it says. A block that has a fault says nothing; the page itself fails the build.
 */
export function scanPage(siteDirectory: string, text: string, version: string): ScannedPage {
  const names = readPageNames(text);
  if (!isTelling.test(text)) {
    return {changes: [], replacements: [], names};
  }
  const tree = parsePage(text);
  const anchors = anchorsOf(tree);
  const changes = historyFences(tree).flatMap(({node, heading}) => {
    const place = heading && {heading: plainText(heading).trim(), anchor: anchors.get(heading) ?? ''};
    return readHistory(siteDirectory, node.value, version).changes.map((change): ToldChange => ({...change, ...place}));
  });
  const told = changes.flatMap(({what, instead}) => (instead === undefined ? [] : [{codes: codeIn(what), instead}]));
  return {changes, replacements: [...told, ...replacementsOf(tree)], names};
}
