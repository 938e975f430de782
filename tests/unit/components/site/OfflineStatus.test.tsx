// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test, vi} from 'vitest';
import OfflineStatus from '@site/src/components/site/OfflineStatus';
import type {OfflineStatus as Status} from '@site/src/offline/messages';

interface Actions {
  onStart: () => void;
  onPause: () => void;
  onRemove: () => void;
}

function show(status: Status, isMetered = false): Actions {
  const actions = {onStart: vi.fn(), onPause: vi.fn(), onRemove: vi.fn()};
  render(<OfflineStatus status={status} isMetered={isMetered} {...actions} />);
  return actions;
}

function buttons(): (string | null)[] {
  return screen.queryAllByRole('button').map(({textContent}) => textContent);
}

test.each<[Status, boolean, string, string]>([
  [
    {state: 'paused', done: 1, total: 2, isByReader: true},
    true,
    'The download is paused. Your progress is saved.',
    'Resume',
  ],
  [
    {state: 'paused', done: 1, total: 2, isByReader: false},
    true,
    'The download is on hold because this connection may cost you money.',
    'Download anyway',
  ],
  [
    {state: 'full', done: 1, total: 2},
    false,
    'This device has run out of space. Free up some space, then try again. Your progress is saved.',
    'Try again',
  ],
  [
    {state: 'failed', done: 1, total: 2, message: 'status 503'},
    false,
    'Part of the site could not be downloaded: status 503. Your progress is saved.',
    'Try again',
  ],
])('shows a headline and a button for %o (metered: %s)', async (status, isMetered, headline, action) => {
  const {onStart} = show(status, isMetered);
  expect(screen.getByRole('status').textContent).toBe(headline);
  expect(buttons()).toEqual([action, 'Remove from this device']);
  await userEvent.click(screen.getByRole('button', {name: action}));
  expect(onStart).toHaveBeenCalledOnce();
});
