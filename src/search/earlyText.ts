declare global {
  interface Window {
    /**
     * What the reader has typed since asking for the search, until the search dialog takes it. Undefined while the reader
     * is not waiting for the dialog.
     */
    earlySearchText?: string | undefined;
  }
}

/** Returns the text that the reader typed before the search dialog could open, and forgets it. */
export function takeEarlySearchText(): string {
  const text = window.earlySearchText ?? '';
  window.earlySearchText = undefined;
  return text;
}
