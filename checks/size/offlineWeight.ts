import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {megabytes} from './report.ts';

/** The download that stores the whole site for offline use. */
export interface OfflineWeight {
  /** Number of bytes that are transferred. */
  bytes: number;
  requests: number;
}

/** The upper limits for the whole site. */
export const offlineBudget: OfflineWeight = {bytes: 8_000_000, requests: 60};

/**
 * Measures how much a reader downloads to store the whole site. The manifest is counted with its compressed size, whereas
 * the archives are sent as they are.
 *
 * @param build - Folder of the build.
 * @returns The total.
 * @throws If the build contains no archives.
 */
export function measureOffline(build: string): OfflineWeight {
  const folder = path.join(build, 'assets/offline');
  if (!existsSync(folder)) {
    throw new Error(`${folder} does not exist; the build has no offline archives. Run "npm run build".`);
  }
  const sizes = readdirSync(folder).map((name) => {
    const content = readFileSync(path.join(folder, name));
    return (name.endsWith('.json') ? gzipSync(content) : content).length;
  });
  return {bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length};
}

/**
 * Compares the download of the whole site with its budget.
 *
 * @param measured - The result of `measureOffline`.
 * @returns One line with the sizes and the budget, and a problem if the budget is exceeded.
 */
export function reportOffline({bytes, requests}: OfflineWeight): {line: string; problems: string[]} {
  const line =
    `offline: ${megabytes(bytes)} of ${megabytes(offlineBudget.bytes)} MB ` +
    `in ${requests} of ${offlineBudget.requests} requests`;
  const isOver = bytes > offlineBudget.bytes || requests > offlineBudget.requests;
  return {line, problems: isOver ? [`downloading the whole site for offline use exceeds the budget: ${line}`] : []};
}
