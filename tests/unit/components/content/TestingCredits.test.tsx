// @vitest-environment jsdom
import {useState} from 'react';
import {expect, test, vi} from 'vitest';
import {render} from '@testing-library/react';
import TestingCredits from '@site/src/components/content/TestingCredits';
import {rowsOf} from './tables';

vi.mock('@site/src/components/site/FilterField/useFilter', () => ({useFilter: () => useState('')}));

test('TestingCredits shows a row for each tester with the versions that they tested', () => {
  render(
    <TestingCredits
      cycles={[
        {name: '2.0 (cycle 1)', people: ['Émile Test', 'Ben Reader']},
        {name: '2.1', people: ['Ben Reader', 'Fay Test']},
      ]}
    />,
  );
  expect(rowsOf('People who tested releases')).toEqual([
    ['Name ↕', 'Cycles ↕', 'Versions ↕'],
    ['Ben Reader', '2', '2.0 (cycle 1), 2.1'],
    ['Émile Test', '1', '2.0 (cycle 1)'],
    ['Fay Test', '1', '2.1'],
  ]);
});
