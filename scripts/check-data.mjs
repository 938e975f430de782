// @ts-check
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkData} from './data/check.mjs';

export {checkData};

// `node scripts/check-data.mjs [folder]`: without a folder, the site's own.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkData(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../data')));
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
