// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import ProofSummary from '@site/src/components/content/ProofSummary';
import {currentEdition} from '@site/src/moodle/editions';
import {rowsOf} from './tables';

const summary = {
  figures: [
    {docs: '4.1', counts: {executed: 5}, releases: ['4.1.20']},
    {docs: 'current', counts: {test: 1, executed: 7, skipped: 2, unproven: 3}, releases: ['4.2.1']},
    {docs: 'general', counts: {skipped: 1}, releases: []},
  ],
  reasons: {'needs a browser': 1, 'shows what not to do': 2},
};

test('shows the figures of each set of docs, and the reasons', () => {
  render(<ProofSummary summary={summary} />);
  expect(rowsOf('PHP samples that ran in Moodle').slice(1)).toEqual([
    ['Developer docs 4.1', '5', '0', '5', '0', '0', '0', '0', '0', '4.1.20'],
    [`Developer docs ${currentEdition}`, '13', '1', '7', '0', '0', '0', '2', '3', '4.2.1'],
    ['General docs', '1', '0', '0', '0', '0', '0', '1', '0', ''],
  ]);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    '1 sample: needs a browser',
    '2 samples: shows what not to do',
  ]);
});
