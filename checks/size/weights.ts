import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {imageFolder} from '../../src/finish/preview-images/format.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

/** Returns the sizes of the files in a build whose paths match. */
function sizesOf(build: string, pattern: RegExp, sizeOf = (file: string) => statSync(file).size): number[] {
  return listFiles(build)
    .filter((file) => pattern.test(file))
    .map((file) => sizeOf(path.join(build, file)));
}

/**
 * Measures the parts of a build that its pages don't load, in bytes. They are stored and sent as they are; of the offline
 * archives, only the manifest is compressed. The `llms-full.txt` files contain the Markdown copies a second time. Throws an
 * error if the build contains no copies, no preview images or no archives.
 */
export function measureParts(build: string, pages: number): Record<string, Record<string, number>> {
  const archives = sizesOf(build, /^assets\/offline\//, (file) => {
    const content = readFileSync(file);
    return (file.endsWith('.json') ? gzipSync(content) : content).length;
  });
  const copies = sizesOf(build, /\.md$/);
  const previews = sizesOf(build, new RegExp(`^${imageFolder}/`));
  Object.entries({'Markdown copies': copies, 'preview images': previews, 'offline archives': archives}).forEach(
    ([what, sizes]) => {
      if (sizes.length === 0) {
        throw new Error(`${build} contains no ${what}. Run "npm run build".`);
      }
    },
  );
  const fullTexts = sizesOf(build, /(?:^|\/)llms-full\.txt$/);
  const perPage = (sizes: readonly number[]) => Math.round(sizes.reduce((sum, size) => sum + size, 0) / pages);
  return {
    'offline archives': {'per page': perPage(archives)},
    'Markdown copies': {
      'per page': perPage(copies),
      'full texts': perPage(fullTexts),
      'largest full text': Math.max(0, ...fullTexts),
      'largest list': Math.max(0, ...sizesOf(build, /(?:^|\/)llms\.txt$/)),
    },
    'preview images': {'per page': perPage(previews), largest: Math.max(...previews)},
  };
}
