import {useEffect, useEffectEvent, useSyncExternalStore} from 'react';
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
 * Adds the headings of a component to the page contents, in the order of the page, while the component is shown. The page
 * contents that Docusaurus builds only list headings from Markdown.
 */
export function useAddPageSections(items: readonly TOCItem[]): void {
  const update = useEffectEvent(() => set(items));
  // The headings are compared by value, because a component creates them each time it renders.
  const content = JSON.stringify(items);
  useEffect(() => {
    update();
    return () => set(none);
  }, [content]);
}

/** Returns the headings that components have added to the page. */
export function usePageSections(): readonly TOCItem[] {
  return useSyncExternalStore(
    subscribe,
    () => sections,
    () => none,
  );
}
