import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {megabytes} from './report.ts';

/** The Markdown copies of the pages, in bytes. */
export interface MarkdownWeight {
  /** Total size of the copies. */
  copies: number;
  /** Total size of the `llms-full.txt` files, which contain the copies a second time. */
  fullTexts: number;
  /** Size of the largest `llms-full.txt` file. */
  largestFullText: number;
  /** Size of the largest `llms.txt` file. */
  largestList: number;
}

/** The upper limits: the sizes in November 2026 with room for about a fifth more pages. */
export const markdownBudget: MarkdownWeight = {
  copies: 15_000_000,
  fullTexts: 12_000_000,
  largestFullText: 1_750_000,
  largestList: 90_000,
};

const labels: Record<keyof MarkdownWeight, string> = {
  copies: 'copies',
  fullTexts: 'full texts',
  largestFullText: 'largest full text',
  largestList: 'largest list',
};

/**
 * Measures the Markdown copies of a build. They are not compressed, because that is how a host stores them.
 *
 * @param build - Folder of the build.
 * @throws {Error} If the build contains no copies.
 */
export function measureMarkdown(build: string): MarkdownWeight {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
  const sizesOf = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => statSync(path.join(build, file)).size);
  const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
  const copies = sizesOf(/\.md$/);
  if (copies.length === 0) {
    throw new Error(`${build} contains no Markdown copies. Run "npm run build".`);
  }
  const fullTexts = sizesOf(/(?:^|[/\\])llms-full\.txt$/);
  return {
    copies: total(copies),
    fullTexts: total(fullTexts),
    largestFullText: Math.max(0, ...fullTexts),
    largestList: Math.max(0, ...sizesOf(/(?:^|[/\\])llms\.txt$/)),
  };
}

/**
 * Compares the Markdown copies with their budget.
 *
 * @param measured - The result of `measureMarkdown`.
 * @returns One line with the sizes and the budget, and a problem for each budget that is exceeded.
 */
export function reportMarkdown(measured: MarkdownWeight): {line: string; problems: string[]} {
  const parts = (Object.keys(labels) as (keyof MarkdownWeight)[]).map((key) => ({
    text: `${labels[key]} ${megabytes(measured[key])} of ${megabytes(markdownBudget[key])} MB`,
    isOver: measured[key] > markdownBudget[key],
  }));
  return {
    line: `Markdown: ${parts.map(({text}) => text).join(', ')}`,
    problems: parts.filter(({isOver}) => isOver).map(({text}) => `the Markdown copies exceed the budget: ${text}`),
  };
}
