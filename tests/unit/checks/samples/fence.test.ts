import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkPage} from '../../../../checks/samples/index.ts';
import {languages} from '../../../../checks/samples/languages.ts';
import {problemsOf, fences, root, site} from './site';

const {php} = fences;
const allLanguages =
  'bash, css, diff, gherkin, html, http, ini, js, json, jsx, md, mdx, mermaid, mustache, nginx, php, scss, sql, text, ts, tsx, xml, yaml';

describe('fences', () => {
  test('can have attributes', async () => {
    expect(await problemsOf('php title="a b/c.php" {1,3-5} showLineNumbers=2', 'f();')).toEqual([]);
  });

  test.each<[name: string, meta: string, code: string, problems: string[]]>([
    ['no language', '', 'a', [`1: the fence declares no language; allowed: ${allLanguages}`]],
    ['unknown language', 'pph', 'a', [`1: the fence declares the unknown language "pph"; allowed: ${allLanguages}`]],
    ['empty', 'text', '', ['1: the fence is empty']],
    ['no title', 'php', 'f();', ['1: the fence has no title; name the file that the sample belongs in']],
    ['empty title', 'php title=""', 'f();', ['1: title is empty']],
    ['empty file', 'json file=""', '', ['1: file is empty']],
    ['empty region', 'json file="a.json" region', '', ['1: region is empty']],
    [
      'value of an attribute without values',
      'yaml history=all',
      'a: 1',
      ['1: history takes no value, but is set to "all"'],
    ],
    [
      'title for another language',
      'php title="a.js"',
      'f();',
      ['1: title "a.js" does not have a file extension for php'],
    ],
    [
      'duplicate attribute',
      'php title="a.php" title="b.php"',
      'f();',
      ['1: the attributes of the fence are invalid from "title="b.php"" onwards'],
    ],
    [
      'unclosed quote',
      'php title="a.php',
      'f();',
      ['1: the attributes of the fence are invalid from "title="a.php" onwards'],
    ],
    [
      'unknown attribute',
      'php tilte="a.php"',
      'f();',
      [
        '1: a php fence has no attribute "tilte"; did you mean "title"? Known: title, showLineNumbers, file, region, no-check, no-symbols, kind, signature',
      ],
    ],
    [
      'unknown kind',
      `${php} kind=class`,
      'f();',
      ['1: kind is "class"; allowed: file, statements, class-body, array, expression'],
    ],
    [
      'unknown dialect',
      'sql dialect=oracle',
      'SELECT 1',
      ['1: dialect is "oracle"; allowed: postgres, mysql, mariadb'],
    ],
    [
      'empty reason',
      `${php} no-check=""`,
      '$a = ;',
      ['1: no-check needs a reason: no-check="why this sample is not checked"'],
    ],
    [
      'missing reason',
      `${php} no-check`,
      '$a = ;',
      ['1: no-check needs a reason: no-check="why this sample is not checked"'],
    ],
    [
      'unnecessary exception',
      `${php} no-check="Why"`,
      '$a = 1;',
      ['1: no-check is not needed, because the sample is valid'],
    ],
  ])('report a problem: %s', async (_, meta, code, expected) => {
    expect(await problemsOf(meta, code)).toEqual(expected);
  });

  test.each(['ValidExample', 'InvalidExample'])('need no title in <%s>', async (component) => {
    const page = `<${component}>\n\n\`\`\`php\nf();\n\`\`\`\n\n</${component}>\n`;
    expect((await checkPage(site, 'docs/page.md', page)).problems).toEqual([]);
  });

  test('with no-check are listed with their reason', async () => {
    const page = `Text.\n\n\`\`\`${php} no-check="Shows a message"\n$a = ;\n\`\`\`\n`;
    expect(await checkPage(site, 'docs/page.md', page)).toEqual({
      problems: [],
      exceptions: ['docs/page.md:3: php: Shows a message'],
      counts: new Map([['php', 1]]),
    });
  });

  test('can have the same languages as in the configuration of markdownlint', () => {
    const config = readFileSync(path.join(root, '.markdownlint-cli2.jsonc'), 'utf8');
    const list = /"allowed_languages": \[([^\]]*)\]/.exec(config)?.[1] ?? '';
    expect([...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual([...languages.keys()]);
  });
});
