import path from 'node:path';
import {checkData} from '../../src/moodle/data/validateData.ts';
import {isMain} from '../../tools/lib/isMain.ts';
import {checkVerifiedPages} from './verifiedPages.ts';
import {checkWikiPages} from './wikiPages.ts';

export {checkData};

// `npx tsx checks/data [folder]`: without a folder, checks the data and pages of this site.
if (isMain(import.meta.url)) {
  const site = path.join(import.meta.dirname, '../..');
  const [, , folder] = process.argv;
  const problems = folder
    ? checkData(path.resolve(folder))
    : [...checkData(path.join(site, 'data')), ...checkVerifiedPages(site), ...checkWikiPages(site)];
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
