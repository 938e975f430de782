import {useEffect, useSyncExternalStore} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';

const none: readonly TOCItem[] = [];
let sections = none;
const listeners = new Set<() => void>();

function set(items: readonly TOCItem[]): void {
  sections = items;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds the headings of a component to the page contents while the component is shown. The page contents that Docusaurus
 * builds only list headings from Markdown.
 *
 * @param items - The headings in the order of the page. Keep the array as long as its content stays the same.
 */
export function useAddPageSections(items: readonly TOCItem[]): void {
  useEffect(() => {
    set(items);
    return () => set(none);
  }, [items]);
}

/** Returns the headings that components have added to the page. */
export function usePageSections(): readonly TOCItem[] {
  return useSyncExternalStore(
    subscribe,
    () => sections,
    () => none,
  );
}
