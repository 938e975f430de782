import {expect, test} from 'vitest';
import {checkPageNames} from '../../../../checks/symbols/checkPage.ts';
import {SymbolTable} from '../../../../src/moodle/symbols/table.ts';
import {historySite} from '../../markdown/history/site';

const {site} = historySite();

/** 4.2 adds a function, and another one in a point release. It removes a third one, and deprecates a fourth one. */
const versions = new Map(
  Object.entries({
    '4.1': 'function\tgone_function\t()\nfunction\told_function\t()\n',
    '4.2': 'function\tnew_function\t()\nfunction\tlater_function\t()\nfunction\told_function\t()\tlib.php:1\t4.2\n',
  }).map(([version, rows]) => [version, new SymbolTable(`kind\tname\tdetail\tplace\tdeprecated\n${rows}`)]),
);

versions.get('4.2')?.readSince('kind\tname\tsince\tmissing in\nfunction\tlater_function\t4.2.2\t4.2.1\n');

function problemsOf(text: string, version = '4.2'): string[] {
  return checkPageNames(text, version, versions, {site}).map(({line, message}) => `${line}: ${message}`);
}

/** Returns a page with a version history that contains one change. */
function page(kind: string, what: string, {version = '4.2', instead = ''} = {}): string {
  const more = instead === '' ? '' : `    instead: '${instead}'\n`;
  return `## A\n\n\`\`\`yaml history\n${kind}:\n  - version: ${version}\n    issue: MDL-1\n    what: '${what}'\n${more}\`\`\`\n`;
}

test('reports the line, the value and what is allowed', () => {
  const block = '```yaml history\nadded:\n  - version: 9.9\n    issue: 1\n    what: A.\nremoved: now\n```\n';
  expect(problemsOf(`# A\n\n${block}`)).toEqual([
    '6: added[0].issue is "1"; allowed: a tracker issue, such as MDL-12345, of the projects MDL, MOBILE or CONTRIB, ' +
      'or an advisory, such as MSA-23-0001.',
    '8: removed is "now"; allowed: a list of changes without duplicates, each with version, issue, what and ' +
      'optionally instead.',
  ]);
});

test.each([
  ['added', '`new_function()`', {}, []],
  ['deprecated', '`old_function()`', {instead: '`new_function()`'}, []],
  ['removed', '`gone_function()`', {}, []],
  // This function was removed before the oldest version whose names are known.
  ['removed', '`ancient_function()`', {version: '3.9'}, []],
  ['added', '`later_function()`', {version: '4.2.2'}, []],
  ['added', '`new_functoin()`', {}, ['Moodle 4.2 has no function new_functoin(); nearest: new_function().']],
  ['changed', '`gone_function()`', {version: '4.1'}, ['Moodle 4.2 has no function gone_function() (4.1 has it);']],
  ['removed', '`never_function()`', {}, ['Moodle 4.2 has no function never_function();']],
  ['removed', '`gone_function()`', {instead: '`old_function()`'}, ['old_function() is deprecated since 4.2;']],
])('checks the names in a change: %s %s %j', (kind, what, more, problems) => {
  expect(problemsOf(page(kind, `The function ${what}.`, more))).toEqual(
    problems.map((message) => expect.stringContaining(`5: ${message}`)),
  );
});
