import {beforeEach, expect, test} from 'vitest';
import {formatCoverage, parseCoverage} from '../../../../checks/upgrade-notes/coverage.ts';
import {findUncovered} from '../../../../checks/upgrade-notes/index.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

const row = {file: 'lib/upgrade.txt', release: '4.2', id: 'abc', page: 'docs/a.md', mention: 'get_thing', reason: ''};

beforeEach(() => {
  write('docs/a.md', 'Call `get_thing()`.');
});

function check(changes: Partial<typeof row>): string[] {
  write('data/upgrade-notes/4.2.tsv', formatCoverage([{...row, ...changes}]));
  return findUncovered(site);
}

test('formatCoverage and parseCoverage are inverse', () => {
  expect(parseCoverage(formatCoverage([row, {...row, page: '', mention: '', reason: 'Only for core'}]))).toEqual([
    row,
    {...row, page: '', mention: '', reason: 'Only for core'},
  ]);
});

test('findUncovered requires either a page that mentions the entry or a reason', () => {
  const where = 'data/upgrade-notes/4.2.tsv:2: lib/upgrade.txt: ';
  expect(check({})).toEqual([]);
  expect(check({page: '', mention: '', reason: 'Only for core'})).toEqual([]);
  expect(check({page: ''})).toEqual([`${where}the entry has neither a page nor a reason`]);
  expect(check({reason: 'Only for core'})).toEqual([
    `${where}the entry has both a page and a reason; keep only one of them`,
  ]);
  expect(check({page: 'docs/b.md'})).toEqual([`${where}page "docs/b.md" does not exist`]);
  expect(check({mention: 'get_things'})).toEqual([`${where}docs/a.md does not mention "get_things"`]);
  expect(check({mention: ''})).toEqual([`${where}docs/a.md does not mention ""`]);
});
