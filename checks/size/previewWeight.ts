import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {imageFolder} from '../../src/finish/preview-images/format.ts';
import {kilobytes, megabytes} from './report.ts';

/** The preview images of a build, in bytes. */
export interface PreviewWeight {
  /** Total size. */
  total: number;
  /** Size of the largest image. */
  largest: number;
}

/** The upper limits. The total is the size in November 2026 with room for about a fifth more pages. */
export const previewBudget: PreviewWeight = {total: 16_000_000, largest: 20_000};

/**
 * Measures the preview images of a build. Readers don't load them, but a host stores them.
 *
 * @param build - Folder of the build.
 * @throws {Error} If the build contains no preview images.
 */
export function measurePreviews(build: string): PreviewWeight {
  const folder = path.join(build, imageFolder);
  const sizes = existsSync(folder) ? readdirSync(folder).map((name) => statSync(path.join(folder, name)).size) : [];
  if (sizes.length === 0) {
    throw new Error(`${build} contains no preview images. Run "npm run build".`);
  }
  return {total: sizes.reduce((sum, size) => sum + size, 0), largest: Math.max(...sizes)};
}

/**
 * Compares the preview images with their budget.
 *
 * @param measured - The result of `measurePreviews`.
 * @returns One line with the sizes and the budget, and a problem if the budget is exceeded.
 */
export function reportPreviews({total, largest}: PreviewWeight): {line: string; problems: string[]} {
  const line =
    `preview images: ${megabytes(total)} of ${megabytes(previewBudget.total)} MB, ` +
    `the largest ${kilobytes(largest)} of ${kilobytes(previewBudget.largest)} kB`;
  const isOver = total > previewBudget.total || largest > previewBudget.largest;
  return {line, problems: isOver ? [`the preview images exceed the budget: ${line}`] : []};
}
