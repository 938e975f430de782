// @ts-check
import {parseMeta} from '../samples/meta.mjs';

/** @typedef {import('mdast').Code} Code */
/** @typedef {import('mdast').Parents} Parents */

/**
 * A block of version history, and where it stands.
 *
 * @typedef {object} HistoryFence
 * @property {Code} node
 * @property {Parents} parent
 * @property {import('mdast').Heading | undefined} heading - What it is about; nothing if it is about the whole page, or
 *   about the component that it opens.
 * @property {string | undefined} fault - What is wrong with its place.
 */

/** What authors write before the text, and readers do not see. */
const unseen = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression']);

/**
 * Finds the blocks of version history of a page.
 *
 * @param {Parents} tree - The page, or a part of it.
 * @returns {HistoryFence[]} In the order of the page.
 */
export function historyFences(tree) {
  /** @type {HistoryFence[]} */
  const fences = [];
  let previous = /** @type {import('mdast').Nodes | undefined} */ (undefined);
  for (const node of tree.children) {
    if (node.type === 'code' && parseMeta(node.meta).attributes.has('history')) {
      const opens =
        previous === undefined &&
        (tree.type === 'root' || (tree.type === 'mdxJsxFlowElement' && tree.name === 'CommonFile'));
      /** @type {string | undefined} */
      let fault;
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
