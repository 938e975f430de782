/*
 * Cuts the fonts of the site from the packages in `@fontsource-variable`: `npm run fonts`. The result is committed, so run
 * the command again when a package or the list of common characters changes.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createFontFiles} from './subsets.ts';

const site = path.join(import.meta.dirname, '../..');
const folder = path.join(site, 'src/css/fonts');

mkdirSync(folder, {recursive: true});
for (const {name, content} of await createFontFiles(site)) {
  writeFileSync(path.join(folder, name), content);
  console.log(`${name}: ${content.length} bytes`);
}
