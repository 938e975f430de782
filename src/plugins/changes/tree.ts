// Of the package only this, as it becomes part of the task.
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import type {Heading, Nodes, Root} from 'mdast';
import {historyFences} from '../../markdown/history/fences.ts';
import {parsePage} from '../../markdown/history/page.ts';

/** What a page says to use instead of something. */
export interface Replacement {
  /** Code that names what is old. */
  codes: string[];
  /** Completes the sentence "Use … instead."; code stands between backticks. */
  instead: string;
}

/** What a badge speaks for, when it stands in it. */
const carriers = new Set(['paragraph', 'tableRow', 'listItem', 'heading']);

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

/** What only the tree of a page tells. */
export interface PageTree {
  /** Blocks of version history as text, with the section that each is about. */
  blocks: {value: string; place?: {heading: string; anchor: string}}[];
  replacements: Replacement[];
}

/**
 * Parses a page for `scanPage`; a task of `src/build/tasks.ts`, as the parser takes longer than all the rest.
 *
 * @param text - Markdown of the page.
 * @returns See `PageTree`; of a page that has a fault, nothing.
 */
export function readTree(text: string): PageTree {
  let tree: Root;
  try {
    tree = parsePage(text);
  } catch {
    // The compiler says what is wrong with the page, and in which file.
    return {blocks: [], replacements: []};
  }
  const anchors = anchorsOf(tree);
  const blocks = historyFences(tree).map(({node: {value}, heading}) =>
    heading ? {value, place: {heading: plainText(heading).trim(), anchor: anchors.get(heading) ?? ''}} : {value},
  );
  return {blocks, replacements: replacementsOf(tree)};
}
