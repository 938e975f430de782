import type {Nodes, Parents} from 'mdast';

/**
 * Calls a function for every node below one, parents first. `visit` of `unist-util-visit` does more, and takes so long for
 * it that a page is compiled noticeably later for each plugin that uses it.
 *
 * @param parent - Where to begin.
 * @param enter - Takes a node, its parent and its place there. If it returns `false`, what is below the node is left
 *   out; if a number, that is the place to go on with, as it has put others there.
 */
export function walk(parent: Parents, enter: (node: Nodes, parent: Parents, index: number) => unknown): void {
  for (let index = 0; index < parent.children.length;) {
    const node = parent.children[index] as Nodes;
    const next = enter(node, parent, index);
    if (next !== false && typeof next !== 'number' && 'children' in node) {
      walk(node, enter);
    }
    index = typeof next === 'number' ? next : index + 1;
  }
}
