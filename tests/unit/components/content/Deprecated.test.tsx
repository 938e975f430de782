// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import Deprecated from '@site/src/components/content/Deprecated';

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
    'https://moodle.atlassian.net/browse/MDL-12345',
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
