import {parseMeta} from '../samples/meta.ts';
import type {Code, Parents, Heading, Nodes} from 'mdast';

/** A block of version history, and where it stands. */
export interface HistoryFence {
  node: Code;
  parent: Parents;
  /**
   * What it is about; nothing if it is about the whole page, or
   *   about the component that it opens.
   */
  heading: Heading | undefined;
  /** What is wrong with its place. */
  fault: string | undefined;
}

/** What authors write before the text, and readers do not see. */
const unseen = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression']);

/**
 * Finds the blocks of version history of a page.
 *
 * @param tree - The page, or a part of it.
 * @returns In the order of the page.
 */
export function historyFences(tree: Parents): HistoryFence[] {
  const fences: HistoryFence[] = [];
  let previous = undefined as Nodes | undefined;
  for (const node of tree.children) {
    if (node.type === 'code' && parseMeta(node.meta).attributes.has('history')) {
      const opens =
        previous === undefined &&
        (tree.type === 'root' || (tree.type === 'mdxJsxFlowElement' && tree.name === 'CommonFile'));
      let fault: string | undefined;
      if (node.lang !== 'yaml') {
        fault = `the language of a version history is "${node.lang ?? ''}"; allowed: yaml`;
      } else if (previous?.type !== 'heading' && !opens) {
        fault = 'a version history stands right below the heading that it is about, or at the start of the page';
      }
      fences.push({node, parent: tree, heading: previous?.type === 'heading' ? previous : undefined, fault});
    } else if ('children' in node) {
      fences.push(...historyFences(node));
    }
    if (!unseen.has(node.type)) {
      previous = node;
    }
  }
  return fences;
}
