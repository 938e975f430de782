import {useSyncExternalStore} from 'react';

/** The event of browsers that can install the site. TypeScript has no type for it, because only Chromium fires it. */
export interface InstallPromptEvent extends Event {
  /** Asks the reader whether to install the site. It works once, and only in response to a click or key. */
  prompt: () => Promise<unknown>;
}

let saved: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

/**
 * Saves the browser's offer to install the site, because the browser makes it once, often before the reader opens the page that
 * uses it; undefined if the offer is no longer valid.
 */
export function saveInstallPrompt(event: Event | undefined): void {
  saved = event as InstallPromptEvent | undefined;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns a function that asks the reader whether to install the site, or undefined if the browser doesn't offer it or the
 * site is installed.
 */
export function useInstallPrompt(): (() => void) | undefined {
  const event = useSyncExternalStore(
    subscribe,
    () => saved,
    () => undefined,
  );
  return (
    event &&
    (() => {
      // If the reader declines, the browser makes a new offer later.
      saveInstallPrompt(undefined);
      void event.prompt();
    })
  );
}
