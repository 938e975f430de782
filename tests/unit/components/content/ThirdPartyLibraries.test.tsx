// @vitest-environment jsdom
import {useState} from 'react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('ThirdPartyLibraries', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

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

  test('finds libraries by any of their facts', async () => {
    render(<ThirdPartyLibraries state="bundled" libraries={libraries} />);
    await userEvent.type(screen.getByRole('searchbox'), 'gpl');
    expect(screen.getByRole('status').textContent).toBe('1 of 2 libraries');
    expect(rowsOf('Libraries in Moodle')[1]?.[0]).toBe('Count');
  });

  test('has no filter for libraries that are not shipped', () => {
    render(<ThirdPartyLibraries state="retired" libraries={libraries} />);
    expect(rowsOf('Libraries that Moodle no longer uses')[1]?.[0]).toBe('Old');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('throws an error if the state is unknown', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<ThirdPartyLibraries state="lost" libraries={libraries} />)).toThrow(
      expect.objectContaining({
        message: '<ThirdPartyLibraries> state is "lost"; allowed: "bundled", "external" or "retired".',
      }),
    );
  });
});
