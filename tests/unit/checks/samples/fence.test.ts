import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkPage} from '../../../../checks/samples/index.ts';
import {languages} from '../../../../checks/samples/languages.ts';
import {problemsOf, fences, root, site} from './site';

const {php} = fences;
const allLanguages =
  'bash, css, diff, gherkin, html, http, ini, js, json, jsx, md, mdx, mermaid, mustache, nginx, php, scss, sql, text, ts, tsx, xml, yaml';

test('can have attributes', async () => {
  expect(await problemsOf('php title="a b/c.php" {1,3-5} showLineNumbers=2', 'f();')).toEqual([]);
});

test.each<[name: string, meta: string, code: string, problem: string]>([
  ['no language', '', 'a', `the fence declares no language; allowed: ${allLanguages}`],
  ['unknown language', 'pph', 'a', `the fence declares the unknown language "pph"; allowed: ${allLanguages}`],
  ['empty', 'text', '', 'the fence is empty'],
  ['no title', 'php', 'f();', 'the fence has no title; name the file that the sample belongs in'],
  ['empty title', 'php title=""', 'f();', 'title is empty'],
  ['empty file', 'json file=""', '', 'file is empty'],
  ['empty region', 'json file="a.json" region', '', 'region is empty'],
  ['value of an attribute without values', 'yaml history=all', 'a: 1', 'history takes no value, but is set to "all"'],
  ['title for another language', 'php title="a.js"', 'f();', 'title "a.js" does not have a file extension for php'],
  ['duplicate attribute', 'php title="a.php" title="b.php"', 'f();', 'are invalid from "title="b.php"" onwards'],
  ['unclosed quote', 'php title="a.php', 'f();', 'are invalid from "title="a.php" onwards'],
  ['unknown attribute', 'php tilte="a.php"', 'f();', 'no attribute "tilte"; did you mean "title"? Known: title, '],
  ['unknown kind', `${php} kind=class`, 'f();', 'kind is "class"; allowed: file, statements, class-body, '],
  ['unknown dialect', 'sql dialect=oracle', 'SELECT 1', 'dialect is "oracle"; allowed: postgres, mysql, mariadb'],
  ['empty reason', `${php} no-check=""`, '$a = ;', 'no-check needs a reason'],
  ['missing reason', `${php} no-check`, '$a = ;', 'no-check needs a reason'],
  ['unnecessary exception', `${php} no-check="Why"`, '$a = 1;', 'no-check is not needed'],
])('report a problem: %s', async (_, meta, code, problem) => {
  const [found, ...others] = await problemsOf(meta, code);
  expect(found).toContain(problem);
  expect([found?.split(':')[0], others]).toEqual(['1', []]);
});

test.each(['ValidExample', 'InvalidExample'])('need no title in <%s>', async (component) => {
  const page = `<${component}>\n\n\`\`\`php\nf();\n\`\`\`\n\n</${component}>\n`;
  expect(await checkPage(site, 'docs/page.md', page)).toEqual([]);
});

test('may be invalid with no-check and a reason', async () => {
  expect(await problemsOf(`${php} no-check="Shows a message"`, '$a = ;')).toEqual([]);
});

test('can have the same languages as in the configuration of markdownlint', () => {
  const config = readFileSync(path.join(root, '.markdownlint-cli2.jsonc'), 'utf8');
  const list = /"allowed_languages": \[([^\]]*)\]/.exec(config)?.[1] ?? '';
  expect([...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual([...languages.keys()]);
});
