// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VersionHistory from '@site/src/components/content/VersionHistory';

const row = (
  <tr>
    <th scope="row">4.2</th>
    <td>Added</td>
    <td>It is new.</td>
    <td>MDL-1</td>
  </tr>
);

describe('VersionHistory', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('shows the newest release first, and the table when opened', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {container} = render(
      <VersionHistory added="3.9" changed="3.10" deprecated="4.2">
        {row}
      </VersionHistory>,
    );
    expect(container.querySelector('summary')?.textContent).toBe(
      'Version historyDeprecated since 4.2Changed in 3.10Since 3.9',
    );
    const details = screen.getByRole('group');
    expect(details).toHaveProperty('open', false);
    await userEvent.click(screen.getByText('Version history'));
    expect(details).toHaveProperty('open', true);
    const table = within(details).getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({textContent}) => textContent),
    ).toEqual(['Release', 'Change', 'Description', 'Issue']);
    expect(within(table).getByRole('rowheader').textContent).toBe('4.2');
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({textContent}) => textContent),
    ).toEqual(['Added', 'It is new.', 'MDL-1']);
    // React logs an error for invalid nesting of HTML elements.
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('shows the removal in a badge', () => {
    const {container} = render(<VersionHistory removed="4.2">{row}</VersionHistory>);
    expect(container.querySelector('summary')?.textContent).toBe('Version historyRemoved in 4.2');
  });

  test('throws an error if a release is invalid', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<VersionHistory added="four">{row}</VersionHistory>)).toThrow(
      expect.objectContaining({
        message: '<VersionHistory> version is "four"; allowed: a release in quotes, such as "4.2" or "4.1.3".',
      }),
    );
  });
});
