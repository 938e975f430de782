import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readInlineCode, type InlineCode} from './inlineCode.ts';

/** What the task takes. */
export interface PagesInput {
  /** Folder of the build. */
  folder: string;
  /** Pages, as paths below it. */
  files: readonly string[];
}

/**
 * Reads what pages have of code outside script files, in a thread.
 *
 * @param input - See `PagesInput`.
 * @returns What each has, in the same order.
 */
export default function pagesTask({folder, files}: PagesInput): InlineCode[] {
  return files.map((file) => readInlineCode(readFileSync(path.join(folder, file), 'utf8')));
}
