import {expect, test} from 'vitest';
import {indexReleases, releasesOf, type ProofRecord} from '../../../../src/moodle/proof/record.ts';
import {summarise} from '../../../../src/moodle/proof/summary.ts';

const current = 'docs/apis/core/dml/index.md';
const archived = 'versioned_docs/version-4.1/apis/core/dml/index.md';

const record: ProofRecord = {
  pages: {
    [current]: {
      aaaaaaaaaaaa: {how: 'executed', releases: ['4.2.1']},
      bbbbbbbbbbbb: {how: 'test', releases: ['4.2.1']},
      cccccccccccc: {how: 'failed', reason: 'Undefined variable $id'},
      dddddddddddd: {how: 'skipped', reason: 'needs a browser'},
    },
    [archived]: {
      aaaaaaaaaaaa: {how: 'executed', releases: ['4.1.20']},
      cccccccccccc: {how: 'executed', releases: ['4.1.20']},
    },
    'general/a.md': {eeeeeeeeeeee: {how: 'skipped', reason: 'needs a browser'}},
  },
  plugins: {},
};

test('combines the releases of both versions of a page if they have the same code', () => {
  const index = indexReleases(record);
  expect(releasesOf(record, index, current, 'aaaaaaaaaaaa')).toEqual(['4.1.20', '4.2.1']);
  expect(releasesOf(record, index, archived, 'aaaaaaaaaaaa')).toEqual(['4.1.20', '4.2.1']);
  expect(releasesOf(record, index, current, 'bbbbbbbbbbbb')).toEqual(['4.2.1']);
});

test('returns no releases for code that failed, that cannot run, or that the page does not have', () => {
  const index = indexReleases(record);
  for (const hash of ['cccccccccccc', 'dddddddddddd', 'ffffffffffff']) {
    expect(releasesOf(record, index, current, hash)).toEqual([]);
  }
  expect(releasesOf(record, index, archived, 'bbbbbbbbbbbb')).toEqual([]);
});

test('counts samples for each set of docs, and reasons for all docs together', () => {
  expect(summarise(record)).toEqual({
    figures: [
      {docs: '4.1', counts: {executed: 2}, releases: ['4.1.20']},
      {docs: 'current', counts: {executed: 1, test: 1, failed: 1, skipped: 1}, releases: ['4.2.1']},
      {docs: 'general', counts: {skipped: 1}, releases: []},
    ],
    reasons: {'needs a browser': 2},
  });
});

test('writes the same summary regardless of the order in which samples were run', () => {
  const reversed = (proofs: ProofRecord['pages'][string]) => Object.fromEntries(Object.entries(proofs).reverse());
  const pages = Object.entries(record.pages).map(([page, proofs]) => [page, reversed(proofs)] as const);
  const other: ProofRecord = {...record, pages: Object.fromEntries(pages.reverse())};
  expect(JSON.stringify(summarise(other))).toBe(JSON.stringify(summarise(record)));
});
