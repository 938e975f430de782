/*
 * Moves a page in every edition: `npm run page:move -- docs/apis/core/lock.md docs/apis/subsystems/lock.md`.
 */
import path from 'node:path';
import {writeChanges} from '../changes/index.ts';
import {movePage} from './move.ts';

const [from, to, ...others] = process.argv.slice(2);
try {
  if (from === undefined || to === undefined || others.length > 0) {
    throw new Error('Name the page and its new path, for example docs/apis/core/lock.md docs/apis/subsystems/lock.md.');
  }
  const site = path.join(import.meta.dirname, '../..');
  const changed = movePage(site, from, to);
  // The changes on all pages are listed in the order of the files.
  await writeChanges(site);
  console.log(`Changed:\n${changed.join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
