import {parseMeta} from '../samples/meta.ts';
import type {Code, Parents, Heading, Nodes} from 'mdast';

/** A code block with a version history, and its position on the page. */
export interface HistoryFence {
  node: Code;
  parent: Parents;
  /** Heading that the history belongs to. Undefined if it belongs to the whole page or to the component that contains it. */
  heading: Heading | undefined;
  /** Message about an invalid language or position. */
  problem: string | undefined;
}

/** Nodes that readers don't see. */
const hiddenNodes = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression']);

/** Finds the version histories of a page, or of a part of it. */
export function historyFences(tree: Parents): HistoryFence[] {
  const fences: HistoryFence[] = [];
  let previous = undefined as Nodes | undefined;
  for (const node of tree.children) {
    if (node.type === 'code' && parseMeta(node.meta).attributes.has('history')) {
      const isFirst =
        previous === undefined &&
        (tree.type === 'root' || (tree.type === 'mdxJsxFlowElement' && tree.name === 'CommonFile'));
      let problem: string | undefined;
      if (node.lang !== 'yaml') {
        problem = `the language of a version history is "${node.lang ?? ''}"; allowed: yaml`;
      } else if (previous?.type !== 'heading' && !isFirst) {
        problem = 'a version history must be directly below the heading that it describes, or at the start of the page';
      }
      fences.push({node, parent: tree, heading: previous?.type === 'heading' ? previous : undefined, problem});
    } else if ('children' in node) {
      fences.push(...historyFences(node));
    }
    if (!hiddenNodes.has(node.type)) {
      previous = node;
    }
  }
  return fences;
}
