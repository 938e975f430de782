/** Fetches the Markdown of a page. The development server responds with a page, because it has no Markdown copies. */
async function fetchMarkdown(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || response.headers.get('Content-Type')?.includes('html') === true) {
    throw new Error(`${url} is not available as Markdown (status ${response.status}).`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Copies the Markdown of a page to the clipboard. Throws an error if it cannot be loaded. */
export default async function copyMarkdown(url: string): Promise<string> {
  const markdown = fetchMarkdown(url);
  // Safari only allows copying as long as it can tell that the reader asked for it, so this can't wait for the text.
  const isAllowed = await navigator.clipboard.write([new ClipboardItem({'text/plain': markdown})]).then(
    () => true,
    () => false,
  );
  await markdown;
  return isAllowed ? 'Copied' : "Not copied: the browser doesn't allow it.";
}
