import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {historyFences} from '../../src/markdown/history/fences.ts';
import {parsePage} from '../../src/markdown/history/page.ts';

/** A replacement that a page recommends for deprecated symbols. */
export interface Replacement {
  /** Names of the deprecated symbols. */
  codes: string[];
  /** Completes the sentence "Use … instead.", with code between backticks. */
  instead: string;
}

/** Types of nodes that a `Deprecated` badge refers to if it is inside them. */
const badgeParents = new Set(['paragraph', 'tableRow', 'listItem', 'heading']);

function plainText(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(plainText).join('');
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/**
 * Returns the IDs of headings as Docusaurus creates them, from the text or from a comment at the end of the heading.
 */
function anchorsOf(tree: Root): Map<Heading, string> {
  const slugger = createSlugger();
  const anchors = new Map<Heading, string>();
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      const explicitId =
        last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+?)\s*(?:\s.*)?\*\/$/.exec(last.value)?.[1] : undefined;
      anchors.set(node, explicitId ?? slugger.slug(plainText(node)));
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(tree);
  return anchors;
}

/** Returns the inline code in a node, except inside badges. */
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
  const visit = (node: Nodes, subject: Nodes | undefined): void => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Deprecated') {
      const instead = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'instead')?.value;
      const codes = codesOf(subject);
      if (typeof instead === 'string' && codes.length > 0) {
        replacements.push({codes, instead});
      }
    }
    if ('children' in node) {
      let current = subject;
      for (const child of node.children) {
        // A badge between blocks refers to the heading above it.
        current = child.type === 'heading' ? child : current;
        visit(child, badgeParents.has(child.type) ? child : current);
      }
    }
  };
  visit(tree, undefined);
  return replacements;
}

/** Matches a fenced block with version history, or a `Deprecated` component. Other pages are not parsed, which would be slow. */
const marker = /^\s*(?:`{3,}|~{3,})yaml\s[^\n]*\bhistory\b|<Deprecated\s/m;

/** The parts of a page that need its syntax tree. */
export interface PageTree {
  /** Source of the version history blocks, with their sections. */
  blocks: {value: string; section?: {heading: string; anchor: string}}[];
  replacements: Replacement[];
}

/** Parses a page for `scanPage`. A page with a syntax error has neither version histories nor replacements. */
export function readTree(text: string): PageTree {
  if (!marker.test(text)) {
    return {blocks: [], replacements: []};
  }
  let tree: Root;
  try {
    tree = parsePage(text);
  } catch {
    // Ignore the error, because the compiler reports it with the name of the file.
    return {blocks: [], replacements: []};
  }
  const anchors = anchorsOf(tree);
  const blocks = historyFences(tree).map(({node: {value}, heading}) =>
    heading ? {value, section: {heading: plainText(heading).trim(), anchor: anchors.get(heading) ?? ''}} : {value},
  );
  return {blocks, replacements: replacementsOf(tree)};
}
