import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readReleaseNotes} from '../../src/moodle/releases/readReleaseNotes.ts';
import {isMain} from '../../tools/lib/isMain.ts';
import {statesBug} from './bugs.ts';
import {findRepetitions, type Notes} from './repetition.ts';
import {hasVerb} from './verbs.ts';

/** Limits for a line, which readers should understand at a glance. */
const [fewestWords, mostWords] = [5, 20];

/** The issue keys in the announcement of each release, by route, separated by spaces. Historical data. */
const keysFile = 'tests/data/release-keys.json';

/** Counts the words of a line as readers see it; inline code counts as one word. */
function countWords(text: string): number {
  const visibleText = text.replace(/`[^`]*`/g, 'code').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return visibleText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Checks the notes of one release.
 *
 * @param text - The page.
 * @param announced - The issues that the page must have, without any others. By default, any are allowed.
 * @returns Problems in the order of the lines.
 */
export function checkReleaseNotes(text: string, announced?: readonly string[]): {line: number; message: string}[] {
  const problems: {line: number; message: string}[] = [];
  const {lines, mentions} = readReleaseNotes(text);
  const firstLines = new Map<string, number>();
  for (const {line, text: content, keys} of lines) {
    const words = countWords(content);
    const [first] = keys;
    const opening = /^\(?((?:MDL|MOBILE|CONTRIB|MSA)-[\d-]+)/.exec(content)?.[1];
    if (words === 0 || content === opening) {
      problems.push({line, message: 'this line says nothing; what changed for the user goes before the key.'});
    } else if (opening !== undefined) {
      problems.push({line, message: `${opening} stands first; keys end a line, in brackets, as in "… (${opening})".`});
    }
    if (words > mostWords) {
      problems.push({line, message: `this line has ${words} words; allowed: at most ${mostWords}.`});
    } else if (first !== undefined && words > 0 && words < fewestWords) {
      problems.push({line, message: `this line has ${words} words; an issue needs at least ${fewestWords}.`});
    }
    if (/[^.]\.$/.test(content)) {
      problems.push({line, message: 'this line ends in a full stop; lines of a list of changes have none.'});
    }
    // Lines without an issue may also be names, such as those of plugins and libraries.
    if (first !== undefined && words >= fewestWords) {
      if (!hasVerb(content)) {
        problems.push({line, message: 'this line has no verb; say what was fixed, added or changed.'});
      } else if (statesBug(content)) {
        problems.push({
          line,
          message: 'this line states a bug as if it were a feature; write "fixed …", "… now …" or "… no longer …".',
        });
      }
    }
    if (first !== undefined) {
      const firstLine = firstLines.get(first);
      if (firstLine === undefined) {
        firstLines.set(first, line);
      } else {
        problems.push({line, message: `${first} has a line already, which is line ${firstLine}.`});
      }
    }
  }
  if (announced) {
    const known = new Set(announced);
    for (const {key, line} of mentions) {
      if (!known.has(key)) {
        problems.push({line, message: `${key} was not announced with this release; ${keysFile} lists what was.`});
      }
    }
    const present = new Set(mentions.map(({key}) => key));
    for (const key of announced) {
      if (!present.has(key)) {
        problems.push({line: 1, message: `${key} is missing; it was announced with this release.`});
      }
    }
  }
  return problems.sort((a, b) => a.line - b.line);
}

/**
 * Checks the notes of every release: one line for each change, in one style, without repeating a line about another issue,
 * and exactly the issues that were announced.
 * For releases that are newer than the list of announced issues, only the style is checked.
 *
 * @param site - Folder of the site.
 * @returns One line for each problem.
 */
export function checkReleases(site: string): string[] {
  const announced: Record<string, string> = JSON.parse(readFileSync(path.join(site, keysFile), 'utf8'));
  const problems: string[] = [];
  const pages = ['general/releases', 'general/app_releases']
    .filter((folder) => existsSync(path.join(site, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'})
        // Other pages do not describe a single release.
        .filter((entry) => /^v?\d.*\.mdx?$/.test(entry))
        .map((entry) => `${folder}/${entry.split(path.sep).join('/')}`),
    )
    .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
  const routes = new Set(pages.map((file) => `/${file.replace(/\.mdx?$/, '')}`));
  const notes: Notes[] = [];
  for (const file of pages) {
    const keys = announced[`/${file.replace(/\.mdx?$/, '')}`]?.split(' ').filter(Boolean);
    const text = readFileSync(path.join(site, file), 'utf8');
    notes.push({file, lines: readReleaseNotes(text).lines});
    problems.push(...checkReleaseNotes(text, keys).map(({line, message}) => `${file}:${line}: ${message}`));
  }
  problems.push(...findRepetitions(notes).map(({file, line, message}) => `${file}:${line}: ${message}`));
  for (const route of Object.keys(announced)) {
    if (!routes.has(route)) {
      problems.push(`${keysFile}: there is no page for ${route}.`);
    }
  }
  return problems;
}

// `npx tsx checks/releases [folder]`: checks this site by default.
if (isMain(import.meta.url)) {
  const problems = checkReleases(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..')));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
