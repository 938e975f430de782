import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readReleaseNotes} from '../../src/platform/releases/readReleaseNotes.ts';
import {isMain} from '../isMain.ts';

/** A line is to be read at a glance, and says what changed for whom. */
const [fewestWords, mostWords] = [5, 20];

/** Keys of each page's announcement, by route, with blanks between them. It is written once, from what was announced. */
const keysFile = 'tests/data/release-keys.json';

/**
 * @param text - Markdown of a line.
 * @returns How many words a reader sees; a piece of code counts as one.
 */
function wordsOf(text: string): number {
  const seen = text.replace(/`[^`]*`/g, 'code').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return seen.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Checks the notes of one release.
 *
 * @param text - The page.
 * @param announced - Keys that the page has to have, and no others; without it any may stand there.
 * @returns What is wrong, in the order of the page.
 */
export function checkReleaseNotes(text: string, announced?: readonly string[]): {line: number; message: string}[] {
  const faults: {line: number; message: string}[] = [];
  const {lines, mentions} = readReleaseNotes(text);
  const told = new Map<string, number>();
  for (const {line, text: said, keys} of lines) {
    const words = wordsOf(said);
    const [first] = keys;
    const opening = /^\(?((?:MDL|MOBILE|CONTRIB|MSA)-[\d-]+)/.exec(said)?.[1];
    if (words === 0 || said === opening) {
      faults.push({line, message: 'this line says nothing; what changed for the user goes before the key.'});
    } else if (opening !== undefined) {
      faults.push({line, message: `${opening} stands first; keys end a line, in brackets, as in "… (${opening})".`});
    }
    if (words > mostWords) {
      faults.push({line, message: `this line has ${words} words; allowed: at most ${mostWords}.`});
    } else if (first !== undefined && words > 0 && words < fewestWords) {
      faults.push({line, message: `this line has ${words} words; an issue needs at least ${fewestWords}.`});
    }
    if (/[^.]\.$/.test(said)) {
      faults.push({line, message: 'this line ends in a full stop; lines of a list of changes have none.'});
    }
    if (first !== undefined) {
      const before = told.get(first);
      if (before === undefined) {
        told.set(first, line);
      } else {
        faults.push({line, message: `${first} has a line already, which is line ${before}.`});
      }
    }
  }
  if (announced) {
    const known = new Set(announced);
    for (const {key, line} of mentions) {
      if (!known.has(key)) {
        faults.push({line, message: `${key} was not announced with this release; ${keysFile} lists what was.`});
      }
    }
    const present = new Set(mentions.map(({key}) => key));
    for (const key of announced) {
      if (!present.has(key)) {
        faults.push({line: 1, message: `${key} is missing; it was announced with this release.`});
      }
    }
  }
  return faults.sort((a, b) => a.line - b.line);
}

/**
 * Checks the notes of every release: one line for each change, in one style, and every issue of the announcement on
 * its page. Releases that came later than the list of issues are held to the style alone.
 *
 * @param site - Folder of the site.
 * @returns One line a fault: file, line, what is wrong. None if all is well.
 */
export function checkReleases(site: string): string[] {
  const announced: Record<string, string> = JSON.parse(readFileSync(path.join(site, keysFile), 'utf8'));
  const faults: string[] = [];
  const pages = ['general/releases', 'general/app_releases']
    .filter((folder) => existsSync(path.join(site, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'})
        // The other pages are about all releases.
        .filter((entry) => /^v?\d.*\.mdx?$/.test(entry))
        .map((entry) => `${folder}/${entry.split(path.sep).join('/')}`),
    )
    .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
  const routes = new Set(pages.map((file) => `/${file.replace(/\.mdx?$/, '')}`));
  for (const file of pages) {
    const keys = announced[`/${file.replace(/\.mdx?$/, '')}`]?.split(' ').filter(Boolean);
    const text = readFileSync(path.join(site, file), 'utf8');
    faults.push(...checkReleaseNotes(text, keys).map(({line, message}) => `${file}:${line}: ${message}`));
  }
  for (const route of Object.keys(announced)) {
    if (!routes.has(route)) {
      faults.push(`${keysFile}: there is no page for ${route}.`);
    }
  }
  return faults;
}

// `npx tsx checks/releases [folder]`: without a folder, the site's own.
if (isMain(import.meta.url)) {
  const faults = checkReleases(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..')));
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
