import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Link, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {presentAddress, trackerUrl, type Advisories} from '../moodle/trackerUrl.ts';

/**
 * Matches a key, unless it is part of a longer word or a branch name (`MDL-12345-402`). A hyphen next to a key is only
 * allowed between two keys, as in `MDL-1-MDL-9`.
 */
const key =
  /(?<!\w|\D-)(?:(?:MDL|MOBILE|CONTRIB)-\d+|MSA-\d{2}-\d{4}|CVE-\d{4}-\d{4,})(?!\w|-(?!(?:MDL|MOBILE|CONTRIB|MSA|CVE)-\d))/g;

const excludedElements = new Set([
  'a',
  'Link',
  'TrackerLink',
  'button',
  'summary',
  'code',
  'kbd',
  'pre',
  'samp',
  'var',
]);

let advisories: {file: string; discussions: Advisories} | undefined;

function discussionsOf(siteDirectory: string): Advisories {
  const file = path.join(siteDirectory, 'data/security-advisories.json');
  if (advisories?.file !== file) {
    advisories = {file, discussions: JSON.parse(readFileSync(file, 'utf8')) as Advisories};
  }
  return advisories.discussions;
}

function isExcluded(node: Root | Root['children'][number]): boolean {
  switch (node.type) {
    case 'link':
    case 'linkReference':
    case 'heading':
      return true;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name !== null && (excludedElements.has(node.name) || /^h[1-6]$/.test(node.name));
    case 'paragraph':
      // The title of an admonition.
      return Boolean((node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel);
    default:
      return false;
  }
}

function linkKeys(value: string, siteDirectory: string): (Link | Text)[] {
  const nodes: (Link | Text)[] = [];
  let end = 0;
  for (const {0: issue, index} of value.matchAll(key)) {
    if (index > end) {
      nodes.push({type: 'text', value: value.slice(end, index)});
    }
    nodes.push({
      type: 'link',
      url: trackerUrl(issue, discussionsOf(siteDirectory)),
      children: [{type: 'text', value: issue}],
    });
    end = index + issue.length;
  }
  if (end < value.length) {
    nodes.push({type: 'text', value: value.slice(end)});
  }
  return nodes;
}

/**
 * Remark plugin: links the keys of tracker issues to Moodle's tracker, `CVE-2023-1234` to its record, and `MSA-23-0001` to the
 * discussion that `data/security-advisories.json` lists. Keys are case-sensitive. Code, links, headings and component
 * attributes are not changed, except that links to the tracker's former address lead to the present one.
 */
export function trackerLinks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'link') {
        node.url = presentAddress(node.url);
      }
      if (isExcluded(node)) {
        return SKIP;
      }
      if (node.type !== 'text' || index === undefined || !parent || !/[A-Z]-\d/.test(node.value)) {
        return undefined;
      }
      const nodes = linkKeys(node.value, file.cwd);
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
