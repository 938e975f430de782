import type {Root} from 'mdast';
import {historyFences} from '../../src/markdown/history/fences.ts';
import {readHistory, type Change} from '../../src/markdown/history/history.ts';
import {compareVersions, versionOfRelease} from '../../src/moodle/versionNames.ts';
import type {Problem} from '../problem.ts';
import {checkInlineCode} from './languages/inlineCode.ts';
import {PageContext, type Versions} from './pageContext.ts';

/** Checks the names in one entry of a version history, with the same rules as names in the text. */
function checkNames({kind, version: release, what, instead, line}: Change, version: string, versions: Versions) {
  const problems: Problem[] = [];
  const context = new PageContext(version, versions, (_, message) => problems.push({line, message}));
  const checkCodeIn = (text: string) => {
    for (const [, code = ''] of text.matchAll(/`([^`]+)`/g)) {
      checkInlineCode(code, context, line, {isApp: false});
    }
  };

  // The data does not contain the names that were removed in the oldest version or earlier.
  const [oldest = ''] = versions.keys();
  if (kind !== 'removed' || compareVersions(versionOfRelease(release), oldest) > 0) {
    context.annotations = {deprecated: kind === 'deprecated' || kind === 'removed', since: [release]};
    context.badges = [release];
    checkCodeIn(what);
  }
  context.badges = [];
  context.annotations = {deprecated: false, since: []};
  checkCodeIn(instead ?? '');
  return problems;
}

/** Checks the version histories of a page: their position, their format, their releases and the names in them. */
export function checkHistory(tree: Root, site: string, version: string, versions: Versions): Problem[] {
  return historyFences(tree).flatMap(({node, problem}) => {
    const fenceLine = node.position?.start.line ?? 1;
    if (problem !== undefined) {
      return [{line: fenceLine, message: problem}];
    }
    const {changes, problems} = readHistory(site, node.value, version);
    const nameProblems = changes.flatMap((change) => checkNames(change, version, versions));
    return [...problems, ...nameProblems].map(({line, message}) => ({line: fenceLine + line, message}));
  });
}
