import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readReleaseNotes} from '../../src/moodle/releases/readReleaseNotes.ts';
import {isMain} from '../../tools/lib/isMain.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

/** The keys in the announcement of each release, by route, separated by spaces. */
const keysFile = 'data/release-keys.json';

/** Checks the notes of one release, and returns problems in the order of the lines. Without `announced`, any keys are allowed. */
function checkReleaseNotes(text: string, announced?: readonly string[]): {line: number; message: string}[] {
  const problems: {line: number; message: string}[] = [];
  const {lines, mentions} = readReleaseNotes(text);
  const firstLines = new Map<string, number>();
  for (const {line, keys} of lines) {
    const [first] = keys;
    const firstLine = firstLines.get(first ?? '');
    if (firstLine !== undefined) {
      problems.push({line, message: `${first} has a line already, which is line ${firstLine}.`});
    } else if (first !== undefined) {
      firstLines.set(first, line);
    }
  }
  if (announced) {
    const unknown = mentions.filter(({key}) => !announced.includes(key));
    const missing = announced.filter((key) => !mentions.some((mention) => mention.key === key));
    problems.push(
      ...unknown.map(({key, line}) => ({
        line,
        message: `${key} was not announced with this release; ${keysFile} lists what was.`,
      })),
      ...missing.map((key) => ({line: 1, message: `${key} is missing; it was announced with this release.`})),
    );
  }
  return problems.sort((a, b) => a.line - b.line);
}

/** Checks that the notes of every release have exactly the keys of its announcement, each on one line. */
export function checkReleases(site: string): string[] {
  const announced: Record<string, string> = JSON.parse(readFileSync(path.join(site, keysFile), 'utf8'));
  const problems: string[] = [];
  const pages = ['general/releases', 'general/app_releases']
    // Other pages do not describe a single release.
    .flatMap((folder) => listFiles(site, folder).filter((file) => /^\w+\/\w+\/v?\d.*\.mdx?$/.test(file)))
    .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
  const routes = new Set(pages.map((file) => `/${file.replace(/\.mdx?$/, '')}`));
  for (const file of pages) {
    const keys = announced[`/${file.replace(/\.mdx?$/, '')}`]?.split(' ').filter(Boolean);
    const found = checkReleaseNotes(readFileSync(path.join(site, file), 'utf8'), keys);
    problems.push(...found.map(({line, message}) => `${file}:${line}: ${message}`));
  }
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
