// @vitest-environment jsdom
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {render, screen, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import ShortcutList from '@site/src/components/content/ShortcutList';
import {shortcuts, type Shortcut} from '@site/src/components/content/ShortcutList/shortcuts';

const all = Object.values<readonly Shortcut[]>(shortcuts).flat();

/** Names of keys in the list that differ from the values of `KeyboardEvent.key` and of `aria-keyshortcuts`. */
const names: Partial<Record<string, string>> = {
  ' ': 'Space',
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
  Control: 'Ctrl',
  Meta: '⌘',
  k: 'K',
};

/** Keys with which readers edit text. They are not shortcuts. */
const editingKeys: ReadonlySet<string> = new Set(['Backspace']);

/** Matches a key that code compares with an event, and the value of an `aria-keyshortcuts` attribute. */
const handledKey = /\bkey(?:\.toLowerCase\(\))? === '([^']+)'/g;
const keyShortcuts = /aria-keyshortcuts=\S*?["`']([^"'`$]+)/g;

test('contains every key that the code handles', () => {
  const folder = path.resolve('src');
  const source = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const keys = [
    ...[...source.matchAll(handledKey)].map(([, key = '']) => key),
    ...[...source.matchAll(keyShortcuts)].flatMap(([, value = '']) => value.split(/[ +]/)),
  ];
  expect(keys).toEqual(expect.arrayContaining(['?', 'Escape', 'Enter', ' ', 'ArrowUp', 'Control']));
  const listed = new Set<string>(all.flatMap((shortcut) => shortcut.keys.flat()));
  const missing = keys.map((key) => names[key] ?? key).filter((key) => !listed.has(key) && !editingKeys.has(key));
  expect([...new Set(missing)]).toEqual([]);
});

test('shows each shortcut with its keys below a heading', () => {
  render(<ShortcutList />);
  expect(screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)).toEqual(
    Object.keys(shortcuts),
  );
  const [firstList] = screen.getAllByText('Search this site').map((term) => term.closest('div')!);
  expect(within(firstList!).getByRole('definition').textContent).toBe('/ or Ctrl + K or ⌘ + K');
  expect(screen.getAllByRole('definition')).toHaveLength(all.length);
});
