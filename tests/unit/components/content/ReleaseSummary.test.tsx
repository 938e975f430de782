// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import ReleaseSummary, {type Props} from '@site/src/components/content/ReleaseSummary';
import {fourOne, fourTwo, oneFour} from '../../data/fixtures';

/** What stands in the list: each term with its definition. */
function facts(): string[][] {
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
}

describe('ReleaseSummary', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('says what is on record of a version', () => {
    render(<ReleaseSummary version="4.1" data={fourOne} />);
    expect(facts()).toEqual([
      ['Release', 'Moodle 4.1.0 Long-term support (LTS)'],
      ['Release date', '28 November 2022'],
      ['Build', '2022112800'],
      ['General support until', '11 December 2023'],
      ['Security support until', '8 December 2025'],
      ['Upgrade', 'How to upgrade to Moodle 4.1'],
    ]);
    expect(screen.getByText('8 December 2025').getAttribute('datetime')).toBe('2025-12-08');
  });

  test('says what is on record of a point release, with the instructions of its version', () => {
    render(<ReleaseSummary version="4.1.2" data={fourOne} link />);
    expect(facts()).toEqual([
      ['Release', 'Moodle 4.1.2 Long-term support (LTS)'],
      ['Release date', '13 March 2023'],
      ['Build', '2022112802'],
      ['General support until', '11 December 2023'],
      ['Security support until', '8 December 2025'],
      ['Remark', 'Emergency minor release'],
      ['Release notes', 'Moodle 4.1.2 release notes'],
      ['Upgrade', 'How to upgrade to Moodle 4.1'],
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/general/releases/4.1/4.1.2',
      'https://docs.moodle.org/401/en/Upgrading',
    ]);
  });

  test('leaves out what is not on record', () => {
    render(<ReleaseSummary version="1.4.1" data={oneFour} link />);
    expect(facts()).toEqual([
      ['Release', 'Moodle 1.4.1 '],
      ['Release date', '12 September 2004'],
      ['General support until', '7 May 2005'],
      ['Security support until', '7 May 2005'],
      ['Extended security support until', '30 June 2005'],
    ]);
  });

  test('has no badge without long-term support, and no link to notes that nobody asked for', () => {
    render(<ReleaseSummary version="4.2.0" data={fourTwo} />);
    expect(screen.queryByText(/LTS/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each([
    [{version: '4.1.7'}, 'version is "4.1.7"; allowed: a release of 4.1 in quotes (4.1.0, 4.1.1, 4.1.2).'],
    [{version: '4.1', link: 'true'}, 'link is "true"; allowed: {true} or {false}.'],
  ])('refuses %j', (props, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<ReleaseSummary {...(props as Props)} data={fourOne} />)).toThrow(
      expect.objectContaining({message: `<ReleaseSummary> ${message}`}),
    );
  });
});
