import {expect, test} from 'vitest';
import type {Nodes} from 'mdast';
import {remark} from 'remark';
import {walk} from '@site/src/remark/walk';

const text = (node: Nodes): string => ('value' in node ? node.value : node.type);

/** What is seen of a page, if what is in a link is left out and each `b` becomes `c` and `d`. */
function seenIn(markdown: string): string[] {
  const seen: string[] = [];
  walk(remark().parse(markdown), (node, parent, index) => {
    seen.push(text(node));
    if (node.type === 'text' && node.value === 'b') {
      parent.children.splice(index, 1, {type: 'text', value: 'c'}, {type: 'text', value: 'd'});
      return index + 2;
    }
    return node.type !== 'link';
  });
  return seen;
}

test('sees every node below the first, parents first', () => {
  expect(seenIn('# a\n\n- *e* `f`')).toEqual([
    ...['heading', 'a', 'list', 'listItem', 'paragraph'],
    ...['emphasis', 'e', ' ', 'f'],
  ]);
});

test('leaves out what is below a node, and goes on after it', () => {
  expect(seenIn('[a](x) z')).toEqual(['paragraph', 'link', ' z']);
});

test('goes on at the place that it is given', () => {
  expect(seenIn('*b*`f`')).toEqual(['paragraph', 'emphasis', 'b', 'f']);
});
