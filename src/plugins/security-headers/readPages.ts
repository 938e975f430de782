import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {bundleTask} from '../../build/bundle.ts';
import {openThreads} from '../../build/threads.ts';
import {readInlineCode, type InlineCode} from './inlineCode.ts';
import type {PagesInput} from './pagesTask.ts';
import {withSharedScript} from './redirectPages.ts';

/** When each page was last changed, by its path below the folder of the build. */
export type Pages = ReadonlyMap<string, number>;

/**
 * Lists the files of a build.
 *
 * @param folder - Folder of the build.
 * @returns Their paths below it, with slashes.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * Tells pages of a build from other files, and how old they are.
 *
 * @param folder - Folder of the build.
 * @param files - From `listFiles`.
 */
export function findPages(folder: string, files: readonly string[]): Pages {
  return new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, statSync(path.join(folder, file)).mtimeMs]),
  );
}

/**
 * Reads what pages have of code outside script files, in threads, while other plugins are busy in this one.
 *
 * @param siteDir - Folder of the site.
 * @param folder - Folder of the build.
 * @param pages - From `findPages`.
 * @returns What each page has.
 */
export async function readInThreads(siteDir: string, folder: string, pages: Pages): Promise<Map<string, InlineCode>> {
  const module = 'src/plugins/security-headers/pagesTask.ts';
  const size = availableParallelism();
  const files = [...pages.keys()];
  const share = Math.ceil(files.length / size);
  const stem = path.join(siteDir, 'node_modules/.cache/tasks/security-headers');
  const threads = await openThreads<PagesInput, InlineCode[]>(stem, await bundleTask({siteDir, module}), {size});
  try {
    const read = await Promise.all(
      Array.from({length: size}, (_, thread) =>
        threads.run({folder, files: files.slice(thread * share, (thread + 1) * share)}),
      ),
    );
    return new Map(read.flat().map((code, place) => [files[place] ?? '', code]));
  } finally {
    await threads.close();
  }
}

/**
 * Reads a page, and gives it the script that all redirects share if it is one.
 *
 * @param file - Its path.
 * @returns What it has of code outside script files.
 */
export function readPage(file: string): InlineCode {
  const written = readFileSync(file, 'utf8');
  const html = withSharedScript(written);
  if (html !== written) {
    writeFileSync(file, html);
  }
  return readInlineCode(html);
}
