import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Measures the Markdown copies of a build. They are not compressed, because that is how a host stores them.
 *
 * @returns Sizes in bytes: the copies and the `llms-full.txt` files, which contain the copies a second time, for each
 *   page, and the largest `llms-full.txt` and `llms.txt` files.
 * @throws {Error} If the build contains no copies.
 */
export function measureMarkdown(build: string, pages: number): Record<string, number> {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
  const sizesOf = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => statSync(path.join(build, file)).size);
  const perPage = (sizes: readonly number[]) => Math.round(sizes.reduce((sum, size) => sum + size, 0) / pages);
  const copies = sizesOf(/\.md$/);
  if (copies.length === 0) {
    throw new Error(`${build} contains no Markdown copies. Run "npm run build".`);
  }
  const fullTexts = sizesOf(/(?:^|[/\\])llms-full\.txt$/);
  return {
    'per page': perPage(copies),
    'full texts': perPage(fullTexts),
    'largest full text': Math.max(0, ...fullTexts),
    'largest list': Math.max(0, ...sizesOf(/(?:^|[/\\])llms\.txt$/)),
  };
}
