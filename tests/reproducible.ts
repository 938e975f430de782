/*
 * Checks that two builds of the same source have the same bytes: `npm run test:reproducible`. It compares the last build
 * with a new one that uses no caches.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listFiles} from '../src/moodle/listFiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'second-build-'));
const second = path.join(folder, 'build');

if (!existsSync('build')) {
  console.error('There is no build; run "npm run build" first.');
  process.exit(1);
}
rmSync('.docusaurus', {recursive: true, force: true});
try {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build', '--out-dir', second], {stdio: 'inherit'});
  const all = [...new Set([...listFiles('build'), ...listFiles(second)])];
  const read = (build: string, file: string) =>
    existsSync(path.join(build, file)) ? readFileSync(path.join(build, file)) : Buffer.from('missing');
  const changed = all.filter((file) => !read('build', file).equals(read(second, file))).sort();
  console.log(`${all.length} files, of which ${changed.length} differ between the two builds`);
  changed.slice(0, 20).forEach((file) => console.error(file));
  process.exitCode = changed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, {recursive: true, force: true});
}
