// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import Deprecated, {type Props} from '@site/src/components/content/Deprecated';

describe('Deprecated', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('shows only a badge without other props', () => {
    const {container} = render(<Deprecated version="4.2" />);
    expect(container.textContent).toBe('Deprecated since 4.2');
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('shows the issue and the replacement with its code', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <p>
        <Deprecated version="4.2" issue="MDL-12345" instead="`\core\cron::setup_user()` or `setup()`" />
      </p>,
    );
    expect(screen.getByRole('paragraph').textContent).toBe(
      'Deprecated since 4.2 (MDL-12345) Use \\core\\cron::setup_user() or setup() instead.',
    );
    expect(screen.getAllByRole('code').map(({textContent}) => textContent)).toEqual([
      '\\core\\cron::setup_user()',
      'setup()',
    ]);
    expect(screen.getByRole('link', {name: 'MDL-12345'}).getAttribute('href')).toBe(
      'https://tracker.moodle.org/browse/MDL-12345',
    );
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('shows a note around its children', () => {
    render(
      <Deprecated version="4.1" instead="the hook">
        <p>The callback still runs.</p>
      </Deprecated>,
    );
    const note = within(screen.getByRole('note', {name: 'Deprecated since 4.1'}));
    expect(note.getAllByRole('paragraph').map(({textContent}) => textContent)).toEqual([
      'Deprecated since 4.1 Use the hook instead.',
      'The callback still runs.',
    ]);
  });

  test.each([
    [{}, 'version is not set; allowed: a release in quotes, such as "4.2" or "4.1.3".'],
    [
      {version: '4.2', issue: 'MDL'},
      'issue is "MDL"; allowed: a tracker issue in quotes, such as "MDL-12345", from the project MDL, MOBILE or CONTRIB.',
    ],
    [{version: '4.2', instead: ' '}, 'instead is " "; allowed: text in quotes.'],
    [{version: '4.2', instead: true}, 'instead is {true}; allowed: text in quotes.'],
  ])('throws an error for %j', (props, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Deprecated {...(props as unknown as Props)} />)).toThrow(
      expect.objectContaining({message: `<Deprecated> ${message}`}),
    );
  });
});
