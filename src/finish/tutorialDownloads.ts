import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {editionLinks} from '../moodle/editions.ts';
import {listFiles} from '../moodle/listFiles.ts';
import {tutorialStates} from '../moodle/proof/tutorial.ts';

/** Matches the comments that mark regions and highlighted lines on pages. */
const mark = /^.*(?:#(?:end)?region|highlight-(?:next-line|start|end))\b.*\n/gm;

/** ZIP files have local times. The first one that they can have is the same in every time zone, so builds don't differ. */
const mtime = new Date(1980, 0, 1);

/**
 * Writes the tutorial's plugin after each step as a ZIP file that Moodle can install, such as
 * `samples/tutorial/4.5/05-table.zip`.
 *
 * @param folder - Folder of the build.
 */
export function writeTutorialDownloads(folder: string, site: string): void {
  for (const edition of Object.keys(editionLinks)) {
    for (const {name, sources} of tutorialStates(site, edition)) {
      const files = sources.flatMap((source) =>
        listFiles(path.join(site, source)).map((file) => {
          const text = readFileSync(path.join(site, source, file), 'utf8').replaceAll(mark, '');
          return [`greetings/${file}`, Buffer.from(text)] as const;
        }),
      );
      const target = path.join(folder, 'samples/tutorial', edition, `${path.basename(name)}.zip`);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, zipSync(Object.fromEntries(files), {mtime}));
    }
  }
}
