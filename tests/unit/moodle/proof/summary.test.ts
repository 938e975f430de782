import {expect, test} from 'vitest';
import {archivedEditions, currentEdition} from '../../../../src/moodle/editions.ts';
import type {Proof} from '../../../../src/moodle/proof/record.ts';
import {summarise} from '../../../../src/moodle/proof/summary.ts';

const [archived = ''] = archivedEditions;
const releases = [`${archived}.1`, `${currentEdition}.1`];

const proofs: Record<string, Proof> = {
  both: {how: 'executed', releases},
  test: {how: 'test', releases: [`${currentEdition}.1`]},
  failed: {how: 'failed', releases, reason: 'Undefined variable $id'},
  skipped: {how: 'skipped', reason: 'needs a browser'},
};

const sample = (code: string, invalid = false) => ({code, attributes: new Map<string, string>(), invalid});

const pages = [
  {page: `versioned_docs/version-${archived}/a.md`, samples: [sample('both'), sample('both')]},
  {page: 'docs/a.md', samples: ['both', 'test', 'failed', 'new'].map((code) => sample(code))},
  {page: 'general/a.md', samples: [sample('skipped'), sample('both', true)]},
];

test('counts samples for each set of docs, and reasons for all docs together', () => {
  const summary = summarise(pages, (code) => proofs[code]);
  expect(summary).toEqual({
    figures: [
      {docs: archived, counts: {executed: 2}, releases: [`${archived}.1`]},
      {docs: 'current', counts: {unproven: 2, executed: 1, test: 1}, releases: [`${currentEdition}.1`]},
      {docs: 'general', counts: {skipped: 2}, releases: []},
    ],
    reasons: {'needs a browser': 1, 'shows what not to do': 1},
  });
  expect(JSON.stringify(summarise(pages.toReversed(), (code) => proofs[code]))).toBe(JSON.stringify(summary));
});

test('names other releases if the samples have not run on their own version', () => {
  const page = {page: 'docs/a.md', samples: [sample('old')]};
  const {figures} = summarise([page], () => ({how: 'executed', releases: [`${archived}.1`]}));
  expect(figures[0]?.releases).toEqual([`${archived}.1`]);
});
