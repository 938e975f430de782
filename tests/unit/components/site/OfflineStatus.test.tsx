// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test, vi} from 'vitest';
import OfflineStatus, {formatMegabytes} from '@site/src/components/site/OfflineStatus';
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

test('formats sizes in megabytes', () => {
  expect([0, 49_999, 7_337_158].map(formatMegabytes)).toEqual(['0.0 MB', '0.0 MB', '7.3 MB']);
});

test('offers to download the site if nothing is stored', async () => {
  const {onStart} = show({state: 'empty', total: 7_337_158, isByReader: true}, true);
  expect(screen.getByRole('status').textContent).toBe('Nothing is stored on this device.');
  expect(screen.getByText('7.3 MB for all pages and search')).not.toBeNull();
  expect(buttons()).toEqual(['Download the site']);
  await userEvent.click(screen.getByRole('button'));
  expect(onStart).toHaveBeenCalledOnce();
});

test('shows the progress of a download, which can be paused', async () => {
  const {onPause} = show({state: 'downloading', done: 2_000_000, total: 8_000_000});
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', {name: 'Site download'});
  expect([bar.value, bar.max]).toEqual([2_000_000, 8_000_000]);
  expect(screen.getByText('2.0 MB of 8.0 MB')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', {name: 'Pause'}));
  expect(onPause).toHaveBeenCalledOnce();
});

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

test('does not start a download on a metered connection', () => {
  show({state: 'empty', total: 2, isByReader: false}, true);
  expect(screen.getByRole('status').textContent).toBe(
    'The download is on hold because this connection may cost you money.',
  );
  expect(buttons()).toEqual(['Download anyway']);
});

test('can be hidden, and has no remove button without a handler', async () => {
  const onHide = vi.fn();
  render(
    <OfflineStatus
      status={{state: 'downloading', done: 1, total: 2}}
      isMetered={false}
      onStart={vi.fn()}
      onPause={vi.fn()}
      onHide={onHide}
    />,
  );
  expect(buttons()).toEqual(['Pause', 'Hide']);
  await userEvent.click(screen.getByRole('button', {name: 'Hide'}));
  expect(onHide).toHaveBeenCalledOnce();
});

test('shows the size and date of a complete download, which can be removed', async () => {
  const {onRemove} = show({state: 'complete', bytes: 7_337_158, since: '2026-01-02T03:04:05.000Z'});
  expect(screen.getByRole('status').textContent).toBe('The whole site, including search, is on this device.');
  const size = screen.getByText(/^7\.3 MB, downloaded/);
  expect(
    within(size)
      .getByText(/January 2026/)
      .getAttribute('datetime'),
  ).toBe('2026-01-02T03:04:05.000Z');
  await userEvent.click(screen.getByRole('button', {name: 'Remove from this device'}));
  expect(onRemove).toHaveBeenCalledOnce();
});
