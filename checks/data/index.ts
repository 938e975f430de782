import path from 'node:path';
import {checkData} from '../../src/platform/validateData.ts';
import {isMain} from '../isMain.ts';

export {checkData};

// `npx tsx checks/data [folder]`: without a folder, the site's own.
if (isMain(import.meta.url)) {
  const faults = checkData(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../data')));
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
