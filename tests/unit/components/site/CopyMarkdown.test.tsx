// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {beforeEach, expect, test, vi} from 'vitest';
import CopyMarkdown from '@site/src/components/site/CopyMarkdown';

const url = '/docs/apis.md';

/** Mock of `ClipboardItem`. */
interface Item {
  content: Record<string, Promise<Blob>>;
}

beforeEach(() => {
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly content: Record<string, Promise<Blob>>) {}
    },
  );
});

/** Clicks the button, with a server that sends `response` and a browser that allows copying or doesn't. */
async function copy(response: () => Promise<Response>, isAllowed = true): Promise<void> {
  const user = userEvent.setup();
  const write = async ([item]: Item[]) => {
    if (!isAllowed) {
      throw new DOMException('Denied', 'NotAllowedError');
    }
    await item!.content['text/plain'];
  };
  // `setup()` has added a clipboard to jsdom, which does not accept promises.
  vi.spyOn(navigator.clipboard, 'write').mockImplementation((items) => write(items as unknown as Item[]));
  vi.stubGlobal('fetch', vi.fn(response));
  render(<CopyMarkdown url={url} />);
  await user.click(screen.getByRole('button', {name: 'Copy as Markdown'}));
}

const markdown = () => Promise.resolve(new Response('# APIs\n', {headers: {'Content-Type': 'text/markdown'}}));

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file is missing', () => Promise.resolve(new Response('', {status: 404}))],
  ['the server sends a page', () => Promise.resolve(new Response('<p>', {headers: {'Content-Type': 'text/html'}}))],
])('says that the Markdown could not be loaded if %s', async (_, response) => {
  await copy(response);
  expect(await screen.findByText("Not copied: the Markdown couldn't be loaded.")).toBe(screen.getByRole('status'));
});

test('says that the browser does not allow it', async () => {
  await copy(markdown, false);
  expect(await screen.findByText("Not copied: the browser doesn't allow it.")).toBe(screen.getByRole('status'));
});
