import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {vi} from 'vitest';
import {checkPage} from '../../../../checks/samples/index.ts';
import {archivedEditions, currentEdition} from '../../../../src/moodle/editions.ts';

// The first sample in each language takes longer, because its parser has to be loaded.
vi.setConfig({testTimeout: 60_000});

/** Folder of the project. */
export const root = process.cwd();

/** A temporary folder with data about two platform versions, and a few steps. All test files share it. */
export const site = mkdtempSync(path.join(tmpdir(), 'check-samples-'));

process.once('exit', () => rmSync(site, {recursive: true}));

/** Writes lines to a file in the temporary folder. */
export function write(file: string, ...lines: string[]): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), lines.join('\n'));
}

const older = archivedEditions.at(-1) ?? '';

const press = {pattern: '/^I press "(?P<button_string>(?:[^"]|\\\\")*)"$/'};
const steps = {
  [older]: [press],
  [currentEdition]: [
    press,
    {pattern: '/^I set the following fields to these values:$/', argument: 'table'},
    {pattern: '/^I set the field "(?P<field_string>(?:[^"]|\\\\")*)" to multiline:$/', argument: 'text'},
    {pattern: 'I am on the :name page'},
    {pattern: 'I open the drawer', deprecated: '4.0'},
    {pattern: 'I close the drawer', deprecated: 'yes'},
    {pattern: '/^I backup the course using these options:$/'},
  ],
  app: [{pattern: '/^I press (".+") in the app$/'}],
};
for (const [name, list] of Object.entries(steps)) {
  write(`data/behat-steps/${name}.json`, JSON.stringify({name, steps: list}));
}
write(`data/versions/${older}.json`, JSON.stringify({requirements: {php: {min: '7.4.0'}}}));
write(`data/versions/${currentEdition}.json`, JSON.stringify({requirements: {php: {min: '8.0.0'}}}));
// The steps of a page are read once for all test files.
write(
  'samples/local_greetings/tests/behat/behat_local_greetings.php',
  '<?php',
  '/**',
  ' * @When I greet :name politely',
  ' */',
);

/** Returns the problems of a page that contains only one fence, without the path of the page. Line 1 is the fence. */
export async function problemsOf(meta: string, code: string, file = 'docs/page.md'): Promise<string[]> {
  const problems = await checkPage(site, file, `\`\`\`${meta}\n${code}${code === '' ? '' : '\n'}\`\`\`\n`);
  return problems.map((problem) => problem.replace(`${file}:`, ''));
}

export const oldPage = `versioned_docs/version-${older}/page.md`;

/** Fences with a title, for the languages that require one. */
export const fences = {
  php: 'php title="local/greetings/lib.php"',
  js: 'js title="local/greetings/amd/src/greet.js"',
  ts: 'ts title="src/greet.ts"',
  mustache: 'mustache title="local/greetings/templates/greeting.mustache"',
  gherkin: 'gherkin title="local/greetings/tests/behat/greetings.feature"',
  css: 'css title="styles.css"',
  scss: 'scss title="scss/a.scss"',
};
