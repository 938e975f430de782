// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import ShortcutList from '@site/src/components/content/ShortcutList';
import {shortcuts, type Shortcut} from '@site/src/components/content/ShortcutList/shortcuts';

const all = Object.values<readonly Shortcut[]>(shortcuts).flat();

test('shows each shortcut with its keys below a heading', () => {
  render(<ShortcutList />);
  expect(screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)).toEqual(
    Object.keys(shortcuts),
  );
  const [firstList] = screen.getAllByText('Search this site').map((term) => term.closest('div')!);
  expect(within(firstList!).getByRole('definition').textContent).toBe('/ or Ctrl + K or ⌘ + K');
  expect(screen.getAllByRole('definition')).toHaveLength(all.length);
});
