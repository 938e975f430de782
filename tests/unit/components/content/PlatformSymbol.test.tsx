// @vitest-environment jsdom
import {describe, expect, test, vi} from 'vitest';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import PlatformSymbol from '@site/src/components/content/PlatformSymbol';
import {packCard, type PageSymbols} from '@site/src/moodle/symbols/pageSymbols';
import {catalogue} from '../../moodle/symbols/fixture';

const names = [
  ['function', 'get_string'],
  ['function', 'cron_setup_user'],
] as const;

const symbols: PageSymbols = {
  index: '/docs/api-index',
  source: 'https://git.example.org/{page}/v4.2',
  cards: names.map(([kind, name]) => packCard(catalogue.find(kind, name)!)),
};

const show = () =>
  render(
    <p>
      <PlatformSymbol symbols={symbols} at={0}>
        <code>get_string()</code>
      </PlatformSymbol>
      <PlatformSymbol symbols={symbols} at={1}>
        <code>cron_setup_user()</code>
      </PlatformSymbol>
    </p>,
  );

describe('PlatformSymbol', () => {
  test('links to the entry in the API index', () => {
    show();
    expect(screen.getByRole('link', {name: 'get_string()'}).getAttribute('href')).toBe(
      '/docs/api-index#function-get_string',
    );
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('shows the signature and source while the link has the focus', () => {
    show();
    const link = screen.getByRole('link', {name: 'get_string()'});
    fireEvent.focus(link);
    const card = screen.getByRole('group', {name: 'get_string'});
    expect(card.textContent).toContain("get_string($identifier, $component = '')");
    expect(within(card).getByRole('link', {name: 'View source'}).getAttribute('href')).toBe(
      'https://git.example.org/blob/v4.2/lib/moodlelib.php#L7000',
    );
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Function');
    fireEvent.keyDown(document, {key: 'Escape'});
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('opens only one card at a time', () => {
    show();
    fireEvent.focus(screen.getByRole('link', {name: 'get_string()'}));
    fireEvent.focus(screen.getByRole('link', {name: 'cron_setup_user()'}));
    expect(screen.getAllByRole('group').map((card) => card.getAttribute('aria-label'))).toEqual(['cron_setup_user']);
  });

  test('opens its card when the pointer stays on the link, but not when it only passes over it', () => {
    vi.useFakeTimers();
    try {
      show();
      const link = screen.getByRole('link', {name: 'get_string()'});
      fireEvent.pointerEnter(link, {pointerType: 'mouse'});
      fireEvent.pointerLeave(link, {pointerType: 'mouse'});
      act(() => void vi.runAllTimers());
      expect(screen.queryByRole('group')).toBeNull();
      fireEvent.pointerEnter(link, {pointerType: 'mouse'});
      act(() => void vi.runAllTimers());
      expect(screen.queryByRole('group')).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('throws an error with the index of a missing symbol', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(
        <PlatformSymbol symbols={symbols} at={7}>
          x
        </PlatformSymbol>,
      ),
    ).toThrow('The page has no symbol with the index 7.');
    error.mockRestore();
  });
});
