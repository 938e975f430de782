import path from 'node:path';
import type {PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {readHistory} from './history/history.ts';
import {historyFences} from './history/fences.ts';
import {versionOfPage} from '../moodle/pageVersion.ts';

type Change = ReturnType<typeof readHistory>['changes'][number];

function text(value: string): Text {
  return {type: 'text', value};
}

/** Converts text with code in backticks to nodes. Pieces with an odd index are matches of the capturing group. */
function phrasing(value: string): PhrasingContent[] {
  return value
    .split(/`([^`]+)`/)
    .map((piece, index): PhrasingContent => (index % 2 === 1 ? {type: 'inlineCode', value: piece} : text(piece)));
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (PhrasingContent | MdxJsxFlowElement)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    // The compiler accepts text in a flow element, although the types don't.
    children: children as MdxJsxFlowElement['children'],
  };
}

const labels: Record<Change['kind'], string> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

function row({kind, version, issue, what, instead}: Change): MdxJsxFlowElement {
  const replacement = instead === undefined ? [] : phrasing(` Use ${instead} instead.`);
  return element('tr', {}, [
    element('th', {scope: 'row'}, [text(version)]),
    element('td', {}, [text(labels[kind])]),
    element('td', {}, [...phrasing(what), ...replacement]),
    // `src/markdown/trackerLinks.ts` converts the issue to a link.
    element('td', {}, [text(issue)]),
  ]);
}

/**
 * Remark plugin: converts version histories (` ```yaml history ` below a heading; see
 * `data/schemas/version-history.schema.json`) to `<VersionHistory deprecated="4.2">`, which shows badges and a collapsible
 * table with a row for each change, newest first. The rows contain Markdown nodes, so that later plugins can link names and
 * issues. Errors that `npm run check:symbols` reports make the build fail too.
 */
export function versionHistory() {
  return (tree: Root, file: VFile): void => {
    const version = versionOfPage(path.relative(file.cwd, path.resolve(file.cwd, file.path)).split(path.sep).join('/'));
    for (const {node, parent, problem} of historyFences(tree)) {
      if (problem !== undefined) {
        file.fail(problem, node, 'version-history');
      }
      const {changes, problems} = readHistory(file.cwd, node.value, version);
      const [first] = problems;
      if (first) {
        const line = (node.position?.start.line ?? 0) + first.line;
        file.fail(first.message, {line, column: 1}, 'version-history');
      }
      // If there are several changes of a kind, the newest one comes last and overrides the others.
      const newest = Object.fromEntries(changes.toReversed().map((change) => [change.kind, change.version]));
      const siblings = parent.children as RootContent[];
      siblings[siblings.indexOf(node)] = element('VersionHistory', newest, changes.map(row));
    }
  };
}
