import path from 'node:path';
import {checkData} from '../../src/platform/validateData.ts';
import {isMain} from '../isMain.ts';

export {checkData};

// `npx tsx checks/data [folder]`: checks the site's own data by default.
if (isMain(import.meta.url)) {
  const problems = checkData(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../data')));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
