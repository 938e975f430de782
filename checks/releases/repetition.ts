import type {Line} from '../../src/moodle/releases/readReleaseNotes.ts';

/** The notes of one release. */
export interface Notes {
  /** Path of the page, such as `general/releases/4.1/4.1.3.md`. */
  file: string;
  lines: readonly Line[];
}

/** Returns the branch of a page: `general/releases/4.1` for Moodle 4.1 and all its point releases. */
function branchOf(file: string): string {
  return file.replace(/\.mdx?$/, '').replace(/^(general\/releases\/[^/]+)\/.*$/, '$1');
}

/** Returns the product of a page. A change of the platform and its counterpart in the app have different issues. */
function productOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** Returns the words of a line. Formatting makes no difference. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Finds lines that repeat a line of another release. A fix that was backported keeps its issue, so lines of two branches may
 * be equal if they have an issue in common. Within a branch an issue is fixed once. Lines without issues are ignored, because
 * nothing tells whether they are about the same change.
 *
 * @param pages - The notes of all releases, oldest first.
 * @returns Problems in the order of the pages and lines.
 */
export function findRepetitions(pages: readonly Notes[]): {file: string; line: number; message: string}[] {
  const seen = new Map<string, {file: string; line: Line}[]>();
  return pages.flatMap(({file, lines}) =>
    lines.flatMap((line) => {
      const text = wordsOf(line.text);
      // A line without text is reported by another rule.
      if (line.keys.length === 0 || text === '') {
        return [];
      }
      const words = `${productOf(file)} ${text}`;
      const earlier = seen.get(words) ?? [];
      seen.set(words, [...earlier, {file, line}]);
      const repeated = earlier.find(
        (other) =>
          !other.line.keys.some((key) => line.keys.includes(key)) ||
          (other.file !== file && branchOf(other.file) === branchOf(file)),
      );
      return repeated
        ? [
            {
              file,
              line: line.line,
              message:
                `${line.keys.join(', ')} has the text of ${repeated.line.keys.join(', ')} in ` +
                `${repeated.file}:${repeated.line.line}; only backports of the same issue to other branches may share a line.`,
            },
          ]
        : [];
    }),
  );
}
