/*
 * Checks the language of pages for patterns that native writers do not use. It prints one line for each problem, with the
 * page, the line and a message.
 *
 *     npx tsx checks/prose [file or folder…]
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMain} from '../../tools/lib/isMain.ts';
import {findFiles} from '../samples/index.ts';
import type {Problem} from '../problem.ts';
import {proseLines} from './proseLines.ts';
import {proseRules} from './rules.ts';

const defaultPaths = ['docs', 'versioned_docs', 'general', 'README.md', 'CONTRIBUTING.md'];

/** The style guide is excluded, because it quotes the patterns that writers should avoid. */
const excluded = /^general\/documentation\/style-guides\.md$/;

/** Checks one page. Returns the rule, the matching words and the message for each match. */
export function checkProse(markdown: string): (Problem & {rule: string; text: string})[] {
  return proseLines(markdown).flatMap(({line, text}) =>
    proseRules.flatMap(({name, pattern, suggestion}) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([found]) => {
        const words = found.trim();
        const shown = words.length > 60 ? `${words.slice(0, 60)}…` : words;
        return {line, rule: name, text: words, message: `"${shown}" (${name}): write ${suggestion}`};
      }),
    ),
  );
}

if (isMain(import.meta.url)) {
  const site = path.join(import.meta.dirname, '../..');
  const names = process.argv.slice(2);
  const files = names.length > 0 ? findFiles(site, names) : findFiles(site, defaultPaths);
  const problems = files
    .filter((file) => names.length > 0 || !excluded.test(file))
    .flatMap((file) =>
      checkProse(readFileSync(path.join(site, file), 'utf8')).map(({line, message}) => `${file}:${line}: ${message}`),
    );
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
