// @vitest-environment jsdom
import {useState} from 'react';
import {expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import ThirdPartyLibraries from '@site/src/components/content/ThirdPartyLibraries';
import {rowsOf} from './tables';

vi.mock('@site/src/components/site/FilterField/useFilter', () => ({useFilter: () => useState('')}));

const libraries = [
  {
    name: 'Draw',
    version: '1.2',
    licence: 'MIT',
    url: 'https://example.com/draw',
    location: 'lib/draw',
    state: 'bundled',
    customised: true,
    copyright: ['2001 Ada Writer', '2002 Ben Reader'],
    purpose: 'Draws',
  },
  {name: 'Count', licence: 'GPL', location: 'lib/count', state: 'bundled', copyright: [], purpose: 'Counts'},
  {name: 'Old', licence: 'BSD', location: 'lib/old', state: 'retired', copyright: [], purpose: 'Rusted'},
];

test('shows the recorded facts of each library', () => {
  render(<ThirdPartyLibraries state="bundled" libraries={libraries} />);
  expect(rowsOf('Libraries in Moodle').slice(1)).toEqual([
    ['Draw', '1.2', 'MIT', 'Draws', 'lib/draw', 'Yes', '2001 Ada Writer; 2002 Ben Reader'],
    ['Count', '', 'GPL', 'Counts', 'lib/count', 'No', ''],
  ]);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Draw', 'https://example.com/draw'],
  ]);
});

test('has no filter for libraries that are not shipped', () => {
  render(<ThirdPartyLibraries state="retired" libraries={libraries} />);
  expect(rowsOf('Libraries that Moodle no longer uses')[1]?.[0]).toBe('Old');
  expect(screen.queryByRole('searchbox')).toBeNull();
});
