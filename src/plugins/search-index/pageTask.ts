import {readPage, type RenderedPage} from './readPage.ts';

/** What the task takes. */
export interface PageInput {
  html: string;
  ignoreNoIndex: boolean;
}

/**
 * `readPage` as a task of `src/build/tasks.ts`.
 *
 * @param input - What `readPage` takes.
 * @returns What it returns.
 */
export default function pageTask({html, ignoreNoIndex}: PageInput): RenderedPage | undefined {
  return readPage(html, ignoreNoIndex);
}
