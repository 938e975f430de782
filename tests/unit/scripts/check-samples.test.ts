import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {checkFiles, checkPage, checkSampleFile, findFiles} from '../../../scripts/check-samples.mjs';
import {behatSteps} from '../../../scripts/make-behat-steps.mjs';
import {languages} from '../../../scripts/samples/languages.mjs';
import {phpKind} from '../../../scripts/samples/php.mjs';
import {readableStep, stepExpression} from '../../../scripts/samples/steps.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
let site: string;

const header = `<?php
// This file is part of Moodle - https://moodle.org/
//
// Moodle is free software: you can redistribute it and/or modify
// it under the terms of the GNU General Public License as published by
// the Free Software Foundation, either version 3 of the License, or
// (at your option) any later version.
//
// Moodle is distributed in the hope that it will be useful,
// but WITHOUT ANY WARRANTY; without even the implied warranty of
// MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
// GNU General Public License for more details.
//
// You should have received a copy of the GNU General Public License
// along with Moodle.  If not, see <https://www.gnu.org/licenses/>.
`;

const tags = ` * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later`;

const steps = {
  '4.1': [{pattern: '/^I press "(?P<button_string>(?:[^"]|\\\\")*)"$/'}],
  '4.2': [
    {pattern: '/^I press "(?P<button_string>(?:[^"]|\\\\")*)"$/'},
    {pattern: '/^I set the following fields to these values:$/', argument: 'table'},
    {pattern: '/^I set the field "(?P<field_string>(?:[^"]|\\\\")*)" to multiline:$/', argument: 'text'},
    {pattern: 'I am on the :name page'},
    {pattern: 'I open the drawer', deprecated: '4.0'},
  ],
  app: [{pattern: '/^I press (".+") in the app$/'}],
};

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), content);
}

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'check-samples-'));
  for (const [version, min] of [
    ['4.1', '7.4.0'],
    ['4.2', '8.0.0'],
  ] as const) {
    write(`data/versions/${version}.json`, JSON.stringify({requirements: {php: {min}}}));
  }
  for (const [name, list] of Object.entries(steps)) {
    write(`data/behat-steps/${name}.json`, JSON.stringify({name, steps: list}));
  }
  write(
    'samples/tasks.php',
    [
      '<?php',
      '// #region good',
      '    $a = 1;',
      '// #endregion good',
      '// #region bad',
      '$a = ;',
      '// #endregion bad',
      '// #region empty',
      '',
      '// #endregion empty',
      '// #region twice',
      '$a = 1;',
      '// #endregion twice',
      '// #region twice',
      '$a = 2;',
      '// #endregion twice',
      '// #region open',
      '$a = 3;',
      '',
    ].join('\n'),
  );
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

/** Faults of a page that is one fence, without the name of the page. */
async function faultsOf(meta: string, code: string, file = 'docs/page.md'): Promise<string[]> {
  const {faults} = await checkPage(site, file, `\`\`\`${meta}\n${code}${code === '' ? '' : '\n'}\`\`\`\n`);
  return faults.map((fault) => fault.replace(`${file}:`, ''));
}

const php = 'php title="local/greetings/lib.php"';
const js = 'js title="local/greetings/amd/src/greet.js"';
const ts = 'ts title="src/greet.ts"';
const mustache = 'mustache title="local/greetings/templates/greeting.mustache"';
const feature = 'gherkin title="local/greetings/tests/behat/greetings.feature"';
const allLanguages =
  'bash, css, diff, gherkin, html, http, ini, js, json, jsx, md, mdx, mermaid, mustache, nginx, php, scss, sql, text, ts, tsx, xml, yaml';

describe('samples that are right', () => {
  test.each([
    ['statements', php, 'if ($a) {\n    f([\n        1,\n    ]);\n} else if ($b) {\n    g();\n}'],
    ['class body, seen', php, 'public function a(): int {\n    return 1;\n}'],
    ['class body, indented', php, '    private int $a;\n\n    public function a(): void {\n        f();\n    }'],
    ['class body, declared', `${php} kind=class-body`, 'use \\core\\a;\n\nfunction b() {\n}'],
    ['array entries', php, "'a' => 1,\n'b' => [\n    'c' => 2,\n],"],
    ['expression', php, '$a === 1 ? [] : null'],
    ['closure', php, '$a = $this\n    ->map(static function ($b) {\n        return $b;\n    })\n    ->sum();'],
    ['query over lines', php, '$sql = "SELECT id\n          FROM {user}\n         WHERE id = :id";'],
    ['names like keywords', php, '$a->List(X::TRUE, $b->null);'],
    ['HTML between PHP', php, '?>\n  <p><?php echo $a; ?></p>\n<?php\nf();'],
    [
      'long line in a language file',
      'php title="local/greetings/lang/en/local_greetings.php"',
      `$string['a'] = '${'a'.repeat(130)}';`,
    ],
    ['own file of a site', 'php title="config.php"', '<?php\n$CFG->debug = 1;'],
    [
      'JavaScript',
      js,
      "import {get_string as getString} from 'core/str';\n\nexport const init = () => getString('a');",
    ],
    ['JavaScript expression', `${js} kind=expression`, '{a: 1}'],
    ['TypeScript with decorators', ts, "@Component({selector: 'a'})\nexport class A {\n  b?: string;\n}"],
    ['JSON', 'json', '{"a": [1]}'],
    ['JSON with a highlighted line', 'json', '{\n  // highlight-next-line\n  "a": 1\n}'],
    ['YAML', 'yaml', 'a:\n  - b'],
    ['part of an XML file', 'xml', '<a/>\n<b/>'],
    ['HTML', 'html', '<ul><li>a<li><br><img src="a.png" alt=""></ul>'],
    ['template of the app', 'html', '<ion-list *ngIf="a" [b]="c" (click)="d()"></ion-list>'],
    ['Mustache with blocks', mustache, '{{< core/a }}{{$ b }}{{#str}}a, core{{/str}}{{/ b }}{{/ core/a }}'],
    ['SCSS', 'scss title="scss/a.scss"', '$a: 1px;\n.b {\n    &:hover { margin: $a; } // Comment.\n}'],
    ['CSS', 'css title="styles.css"', '.a { --b: 1; color: red; }'],
    ['shell', 'bash', '# Comment.\nfor a in *; do echo "$a"; done'],
    ['SQL', 'sql', "SELECT u.id FROM {user} u JOIN {role} r ON r.id = u.id WHERE u.id = :id AND u.email = 'a?:b'"],
    ['SQL condition', 'sql kind=condition', 'userid = ? AND id IN (SELECT id FROM {user})'],
    ['SQL of one database', 'sql dialect=postgres', "CREATE DATABASE moodle WITH OWNER moodle ENCODING 'UTF8';"],
    ['Mermaid flowchart', 'mermaid', 'flowchart LR\n    a["A"] --> b'],
    ['Mermaid states', 'mermaid', 'stateDiagram-v2\n    [*] --> a'],
    ['steps', feature, 'When I press "Save"\nAnd I am on the "Course 1" page'],
    ['scenario', feature, 'Background:\n  Given I press "a"\nScenario: b\n  When I press "c"'],
    ['step with a table', feature, 'When I set the following fields to these values:\n  | a | b |'],
    ['outline', feature, 'Scenario Outline: a\n  When I press "<b>"\n\n  Examples:\n    | b |\n    | c |'],
    ['text', 'text', 'anything \t'],
    ['attributes', 'php title="a b/c.php" {1,3-5} showLineNumbers=2', 'f();'],
  ])('%s', async (_, meta, code) => {
    expect(await faultsOf(meta, code)).toEqual([]);
  });

  test('a whole file with header and comments', async () => {
    const code = `${header}
namespace local_greetings;

/**
 * Greets.
 *
${tags}
 */
class greeter {
    /**
     * Greets somebody.
     *
     * @param string $name Who.
     */
    public function greet(string $name): void {
    }
}`;
    expect(await faultsOf(php, code)).toEqual([]);
    expect(await faultsOf(php, code.replaceAll('https://moodle.org', 'http://moodle.org'))).toEqual([]);
  });

  test('steps that a PHP sample of the page defines', async () => {
    const page = `\`\`\`${php}\n/**\n * @When I greet :name\n */\nfunction greet() {\n}\n\`\`\`\n\n\`\`\`${feature}\nWhen I greet "Ann"\n\`\`\`\n`;
    expect((await checkPage(site, 'docs/page.md', page)).faults).toEqual([]);
  });

  test('steps of the app on pages of the app', async () => {
    expect(await faultsOf(feature, 'When I press "Save" in the app', 'general/app/testing.md')).toEqual([]);
  });
});

describe('faults of the fence', () => {
  test.each([
    ['no language', '', 'a', [`1: the fence declares no language; allowed: ${allLanguages}`]],
    ['unknown language', 'pph', 'a', [`1: the fence declares the unknown language "pph"; allowed: ${allLanguages}`]],
    ['empty', 'text', '', ['1: the fence is empty']],
    ['no title', 'php', 'f();', ['1: the fence has no title; name the file that the sample belongs in']],
    ['empty title', 'php title=""', 'f();', ['1: title is empty']],
    ['title of another language', 'php title="a.js"', 'f();', ['1: title "a.js" is no file of the language php']],
    ['open quote', 'php title="a.php', 'f();', ['1: the fence cannot be read from "title="a.php" on']],
    [
      'unknown attribute',
      'php tilte="a.php"',
      'f();',
      [
        '1: a php fence has no "tilte"; did you mean "title"? Known: title, showLineNumbers, file, region, no-check, no-symbols, kind',
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
      'no reason',
      `${php} no-check=""`,
      '$a = ;',
      ['1: no-check needs a reason: no-check="why this sample is not checked"'],
    ],
    [
      'no value',
      `${php} no-check`,
      '$a = ;',
      ['1: no-check needs a reason: no-check="why this sample is not checked"'],
    ],
    ['needless exception', `${php} no-check="Why"`, '$a = 1;', ['1: no-check is not needed: the sample is right']],
  ])('%s', async (_, meta, code, expected) => {
    expect(await faultsOf(meta, code)).toEqual(expected);
  });

  test('an exception is listed with its reason', async () => {
    const page = `Text.\n\n\`\`\`${php} no-check="Shows a message"\n$a = ;\n\`\`\`\n`;
    expect(await checkPage(site, 'docs/page.md', page)).toEqual({
      faults: [],
      exceptions: ['docs/page.md:3: php: Shows a message'],
      counts: new Map([['php', 1]]),
    });
  });

  test('the languages are those that markdownlint allows', () => {
    const config = readFileSync(path.join(root, '.markdownlint-cli2.jsonc'), 'utf8');
    const list = /"allowed_languages": \[([^\]]*)\]/.exec(config)?.[1] ?? '';
    expect([...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual([...languages.keys()]);
  });
});

describe('faults of PHP', () => {
  test.each([
    ['syntax', '$a = 1;\n$b = ;', ["3: no PHP 8.0 (statements, by the look of it): syntax error, unexpected ';'"]],
    ['end', 'f(', ["2: no PHP 8.0 (expression, by the look of it): syntax error, unexpected ';'"]],
    ['indent', 'if ($a) {\n  f();\n}', ['3: indent of 2 spaces; expected 4']],
    ['indent of a closing brace', 'if ($a) {\n    f();\n  }', ['4: indent of 2 spaces; expected 0']],
    ['indent in an array', 'f([\n  1,\n]);', ['3: indent of 2 spaces; expected 4']],
    ['indent in a call', 'f(\n  1\n);', ['3: indent of 2 spaces; expected 4']],
    ['indent in a class', 'class a {\n  public $b;\n}', ['3: indent of 2 spaces; expected 4']],
    ['indent in a switch', 'switch ($a) {\n    case 1:\n      f();\n}', ['4: indent of 6 spaces; expected 8']],
    ['indent in a match', '$a = match ($b) {\n  1 => 2,\n};', ['3: indent of 2 spaces; expected 4']],
    ['statements that stand crooked', 'f();\n  g();', ['3: indent of 2 spaces; expected 0']],
    ['members that stand crooked', 'public $a;\n  public $b;', ['3: indent of 2 spaces; expected 0']],
    ['tab', '$a = "\t";', ['2: tab; indent with spaces']],
    ['space at the end', 'f(); ', ['2: spaces at the end of the line']],
    ['long line', `f('${'a'.repeat(130)}');`, ['2: line of 136 characters; at most 132']],
    ['keyword', 'IF ($a) {\n    f();\n}', ['2: keyword "IF" in upper case; write "if"']],
    ['constant', '$a = NULL;', ['2: "NULL" in upper case; write "null"']],
    ['long array', '$a = array(1);', ['2: long array "array(…)"; write "[…]"']],
    ['short echo tag', '?>\n<?= $a ?>\n<?php\nf();', ['3: short tag "<?="; write "<?php"']],
    [
      'version',
      'enum a {\n}',
      ["2: no PHP 8.0 (statements, by the look of it): syntax error, unexpected 'a' (T_STRING), expecting ';'"],
    ],
    ['version, by type', 'function f(): never {\n}', ['2: no PHP 8.0: the type "never" needs PHP 8.1']],
    [
      'version, by default value',
      'function f($a = new b()) {\n}',
      ['2: no PHP 8.0: "new" as a default value needs PHP 8.1'],
    ],
  ])('%s', async (_, code, expected) => {
    expect(await faultsOf(php, code)).toEqual(expected);
  });

  test.each([
    [
      'match',
      '$a = match ($b) {\n};',
      '2: no PHP 7.4 (statements, by the look of it): Match statements are not allowed before PHP 8',
    ],
    ['union type', 'function f(int|string $a) {\n}', '2: no PHP 7.4: a union type needs PHP 8.0'],
    [
      'promotion',
      'public function __construct(private int $a) {\n}',
      '2: no PHP 7.4: a promoted constructor parameter needs PHP 8.0',
    ],
    ['mixed', 'function f(mixed $a) {\n}', '2: no PHP 7.4: the type "mixed" needs PHP 8.0'],
    ['static', 'public function f(): static {\n}', '2: no PHP 7.4: the type "static" needs PHP 8.0'],
  ])('%s on a page of 4.1, which runs on PHP 7.4', async (_, code, expected) => {
    expect(await faultsOf(php, code, 'versioned_docs/version-4.1/page.md')).toEqual([expected]);
    expect(await faultsOf(php, code)).toEqual([]);
  });

  test('a declared kind is what counts', async () => {
    expect(await faultsOf(`${php} kind=array`, 'f();')).toEqual([
      "2: no PHP 8.0 (array): syntax error, unexpected ';', expecting ']'",
    ]);
  });

  test('style does not count where it is shown how not to write, syntax does', async () => {
    const page = (code: string) => `<InvalidExample>\n\n\`\`\`php\n${code}\n\`\`\`\n\n</InvalidExample>\n`;
    expect((await checkPage(site, 'docs/page.md', page('IF ($a) f(array(1)); '))).faults).toEqual([]);
    expect((await checkPage(site, 'docs/page.md', page('$a = ;'))).faults).toEqual([
      "docs/page.md:4: no PHP 8.0 (statements, by the look of it): syntax error, unexpected ';'",
    ]);
  });

  test.each([
    [
      'short tag',
      '<?\nf();',
      [
        '2: short tag "<?"; write "<?php"',
        '2: standard file header missing or changed; line 1 of it is "<?php"',
        '2: no documentation comment of the file has @package, @copyright and @license',
      ],
    ],
    [
      'header',
      `<?php\n/**\n * Greets.\n *\n${tags}\n */\n\nf();`,
      [
        '3: standard file header missing or changed; line 2 of it is "// This file is part of Moodle - https://moodle.org/"',
      ],
    ],
    [
      'changed header',
      `${header.replace('WARRANTY', 'GUARANTEE')}\n/**\n * Greets.\n *\n${tags}\n */\n\nf();`,
      [
        '11: standard file header missing or changed; line 10 of it is "// but WITHOUT ANY WARRANTY; without even the implied warranty of"',
      ],
    ],
    [
      'tags',
      `${header}\n/**\n * Greets.\n *\n * @package local_greetings\n */\n\nf();`,
      ['2: no documentation comment of the file has @package, @copyright and @license'],
    ],
    [
      'closing tag',
      `${header}\n/**\n * Greets.\n *\n${tags}\n */\n\nf();\n?>`,
      ['27: closing tag "?>" at the end; leave it out'],
    ],
    [
      'comments',
      `${header}\n/**\n * Greets.\n *\n${tags}\n */\nclass a {\n    public function b() {\n    }\n}\n\nfunction c() {\n}`,
      ['26: method a::b() has no documentation comment', '30: function c has no documentation comment'],
    ],
    [
      'parameters',
      `${header}\n/**\n * Greets.\n *\n${tags}\n */\n\n/**\n * F.\n *\n * @param int $a A.\n */\nfunction f($a, $b) {\n}`,
      ['31: @param of f names $a; the parameters are $a, $b'],
    ],
  ])('a whole file: %s', async (_, code, expected) => {
    expect(await faultsOf(php, code)).toEqual(expected);
  });

  test.each([
    ['<?php\nf();', 'file'],
    ['f();', 'statements'],
    ['// Comment.\n$a = 1;', 'statements'],
    ['final class a {\n}', 'statements'],
    ['static function () {\n};', 'statements'],
    ['final public static function a() {\n}', 'class-body'],
    ['/** Comment. */\nabstract protected function a(): array;', 'class-body'],
    ["'a' => 1,", 'array'],
    ["['a' => 1]", 'expression'],
  ])('%j is plainly %s', (code, kind) => {
    expect(phpKind(code)).toBe(kind);
  });
});

describe('faults of other languages', () => {
  test.each([
    [js, 'const a = ;', ['2: no js (statements): Expression expected.']],
    [js, 'const a: string = 1;', ['2: no js (statements): Type annotations can only be used in TypeScript files.']],
    [js, 'f();\n\tg();', ['3: tab; indent with spaces']],
    [ts, 'class A {\n  a?: string;', ["3: no ts (statements): '}' expected."]],
    [`${ts} kind=class-body`, 'a = 1;\nb(;', ['3: no ts (class-body): Parameter declaration expected.']],
    ['json', '{"a": 1,}', ['2: no JSON: property name expected']],
    ['json', '{\n  // Comment.\n  "a": 1\n}', ['3: no JSON: invalid comment token']],
    ['json', '{"a": 1, "a": 2}', ['2: key "a" twice in one object']],
    ['yaml', 'a: 1\na: 2', ['3: no YAML: Map keys must be unique']],
    ['xml', '<a>\n<b>\n</a>', ['4: no XML: unexpected close tag']],
    ['xml', '<?xml version="1.0"?>\n<a/>\n<b/>', ['4: no XML: documents may contain only one root']],
    ['html', '<div>\n<span>a</div>', ['3: no HTML: <span> is not closed']],
    ['html', '<p class="a"id="b">', ['2: no HTML: missing whitespace between attributes']],
    [mustache, '{{#a}}\n{{/b}}', ['3: no Mustache: Unclosed section "a"']],
    [
      mustache,
      '{{!\n    @template local_greetings/a\n\n    Example context (json):\n    {\n        "a": 1,\n    }\n}}\n{{a}}',
      ['8: example context: no JSON: property name expected'],
    ],
    ['scss title="a.scss"', '.a {\n    &:hover { color: $b; }', ['2: no SCSS: Unclosed block']],
    ['css title="a.css"', '.a { color red; }', ['2: no CSS: Unknown word color']],
    ['css title="a.css"', '$a: 1;', ['2: no CSS: "$a" is no property']],
    ['bash', 'f\nif true; then', ['3: no shell: `then` must be followed by a statement list']],
    ['bash', '$ php admin/cli/cron.php', ['2: begins with a prompt, which nobody can paste; write the command only']],
    [
      'sql',
      'SELECT id\n  FROM {user} WHERE',
      ['3: no PostgreSQL: syntax error at end of input', '3: no MySQL: unexpected end of input'],
    ],
    ['sql', 'SELECT id::int FROM {user}', ['2: no MySQL: unexpected ":"']],
    ['sql', 'SELECT `id` FROM {user}', ['2: no PostgreSQL: syntax error at or near "FROM"']],
    [
      'sql kind=condition',
      'id =',
      ['2: no PostgreSQL: syntax error at end of input', '2: no MySQL: unexpected end of input'],
    ],
    [
      'sql',
      'SELECT 1 FROM {user} WHERE id = ? AND email = :email',
      ['2: placeholders of both kinds, ? and :name; use one'],
    ],
    ['mermaid', 'flowchart LR\n  a --> [', ['3: no Mermaid: does not parse near "...lowchart LR  a --> ["']],
    ['mermaid', 'drawing', ['2: no Mermaid: No diagram type detected matching given configuration for text: drawing']],
    ['mdx', '<Tabs>\n\nText', ['2: no mdx: Expected a closing tag for `<Tabs>`']],
  ])('%s: %s', async (meta, code, expected) => {
    expect(await faultsOf(meta, code)).toEqual(expected);
  });
});

describe('faults of Gherkin', () => {
  test.each([
    [
      'unknown step',
      'When I pres "Save"',
      ['2: no step of Moodle 4.2 matches "I pres "Save""; nearest: I press "{button}" | I open the drawer'],
    ],
    [
      'no table',
      'When I set the following fields to these values:',
      ['2: step "I set the following fields to these values:" needs a table below it'],
    ],
    [
      'no text',
      'When I set the field "a" to multiline:',
      ['2: step "I set the field "a" to multiline:" needs text in """ below it'],
    ],
    ['deprecated step', 'When I open the drawer', ['2: step "I open the drawer" is deprecated since 4.0']],
    [
      'crooked table',
      'When I set the following fields to these values:\n  | a | b |\n  | c |',
      ['4: no Gherkin (steps): inconsistent cell count within the table'],
    ],
    ['no step', 'Scenario: A\n  Press the button', ['2: no Gherkin (scenarios): there is no step in it']],
    [
      'outline',
      'Feature: A\n  Scenario Outline: B\n    When I <verb> "Save"\n    Examples:\n      | verb  |\n      | press |\n      | hit   |',
      ['4: no step of Moodle 4.2 matches "I hit "Save""; nearest: I press "{button}" | I am on the "{name}" page'],
    ],
    [
      'step of the app on a page that is not about it',
      'When I press "Save" in the app',
      ['2: no step of Moodle 4.2 matches "I press "Save" in the app"; nearest: I press "{button}" | I open the drawer'],
    ],
  ])('%s', async (_, code, expected) => {
    expect(await faultsOf(feature, code)).toEqual(expected);
  });

  test('a step that only the newer version has fails on the page of the older one', async () => {
    expect(await faultsOf(feature, 'Given I am on the "a" page', 'versioned_docs/version-4.1/page.md')).toEqual([
      '2: no step of Moodle 4.1 matches "I am on the "a" page"; nearest: I press "{button}"',
    ]);
  });

  test('patterns of both kinds', () => {
    expect(
      stepExpression('I am on :course homepage with editing mode :state').test(
        'I am on "C 1" homepage with editing mode on',
      ),
    ).toBe(true);
    expect(stepExpression('I am on :course homepage').test('I am on C 1 homepage')).toBe(false);
    expect(readableStep('/^I press "(?P<button_string>(?:[^"]|\\\\")*)"$/')).toBe('I press "{button}"');
    expect(readableStep('I greet :name')).toBe('I greet "{name}"');
  });
});

describe('where samples stand', () => {
  test('in lists, admonitions, components, quotations and samples of Markdown', async () => {
    const page = [
      '---',
      'title: A {title}',
      '---',
      '',
      '1. Item',
      '',
      '   ```json',
      '   {',
      '   ```',
      '',
      ':::note[Title]',
      '',
      '- Item',
      '',
      '  ```json',
      '  [1,',
      '  ```',
      '',
      ':::',
      '',
      '<Tabs>',
      '<TabItem value="a">',
      '',
      '```yaml',
      'a: [',
      '```',
      '',
      '</TabItem>',
      '</Tabs>',
      '',
      '> ```xml',
      '> <a>',
      '> ```',
      '',
      '````mdx',
      'Text.',
      '',
      '```bash',
      'f(',
      '```',
      '````',
    ].join('\n');
    expect((await checkPage(site, 'docs/page.md', page)).faults).toEqual([
      'docs/page.md:8: no JSON: close brace expected',
      'docs/page.md:16: no JSON: value expected',
      'docs/page.md:25: no YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
      'docs/page.md:32: no XML: unclosed tag: a',
      'docs/page.md:39: no shell: `foo(` must be followed by `)`',
    ]);
  });

  test('a page that is no Markdown of the site', async () => {
    const {faults} = await checkPage(site, 'docs/page.md', 'Text.\n\n<Tabs>\n');
    expect(faults).toEqual(['docs/page.md:3: the page is no Markdown: Expected a closing tag for `<Tabs>`']);
  });

  test('a page in the root is Markdown as code hosts draw it', async () => {
    expect((await checkPage(site, 'README.md', '{a <b\n\n```bash\nls\n```\n')).faults).toEqual([]);
  });
});

describe('imports', () => {
  const fence = (attributes: string) => faultsOf(`${php} ${attributes}`, '');

  test('a region counts as the sample', async () => {
    expect(await fence('file="samples/tasks.php" region="good"')).toEqual([]);
  });

  test.each([
    [
      'fault in the region',
      'file="samples/tasks.php" region="bad"',
      "1: line 1 of the import: no PHP 8.0 (statements, by the look of it): syntax error, unexpected ';'",
    ],
    ['no file', 'file="samples/none.php"', '1: there is no file samples/none.php'],
    [
      'outside',
      'file="../a.php"',
      '1: ../a.php is no path from the folder of the project, such as samples/local_greetings/db/tasks.php',
    ],
    ['region without file', 'region="good"', '1: region needs file, the file that the region is in'],
    [
      'missing region',
      'file="samples/tasks.php" region="none"',
      '1: samples/tasks.php has no region "none"; regions: good, bad, empty, twice, twice, open',
    ],
    [
      'doubled region',
      'file="samples/tasks.php" region="twice"',
      '1: samples/tasks.php has region "twice" twice, on lines 11 and 14',
    ],
    [
      'empty region',
      'file="samples/tasks.php" region="empty"',
      '1: samples/tasks.php has nothing in region "empty", lines 8 to 10',
    ],
    [
      'open region',
      'file="samples/tasks.php" region="open"',
      '1: samples/tasks.php does not close region "open", which line 17 opens',
    ],
    ['exception', 'file="samples/none.php" no-check="Why"', '1: there is no file samples/none.php'],
  ])('%s', async (_, attributes, expected) => {
    expect(await fence(attributes)).toEqual([expected]);
  });

  test('text beside an import', async () => {
    expect(await faultsOf(`${php} file="samples/tasks.php"`, 'f();')).toEqual([
      '1: the fence has text, although it imports samples/tasks.php',
    ]);
  });

  test('files are checked as a whole, with their regions', async () => {
    const file = 'samples/list.js';
    const text = '// #region a\n// #endregion a\n/* #region b */\nf(;\n/* #endregion b */\n';
    expect((await checkSampleFile(site, file, text)).faults).toEqual([
      "samples/list.js:4: no js (statements): ')' expected.",
      'samples/list.js:1: samples/list.js has nothing in region "a", lines 1 to 2',
    ]);
    expect((await checkSampleFile(site, 'samples/a.bin', '')).faults).toEqual([
      'samples/a.bin:1: no language has files with this ending',
    ]);
  });
});

describe('all pages', () => {
  test('are found in folders, and files by name', () => {
    write('docs/b/page.mdx', '');
    write('docs/a.md', '');
    write('docs/a.json', '');
    write('README.md', '');
    expect(findFiles(site, ['docs', 'samples', 'README.md'])).toEqual([
      'docs/a.md',
      'docs/b/page.mdx',
      'samples/tasks.php',
      'README.md',
    ]);
  });

  test('are counted together', async () => {
    write('docs/a.md', '```bash\nls\n```\n');
    write('docs/b/page.mdx', '```bash\nls\n```\n\n```json\n{\n```\n');
    expect(await checkFiles(site, ['docs/a.md', 'docs/b/page.mdx'])).toEqual({
      faults: ['docs/b/page.mdx:6: no JSON: close brace expected'],
      exceptions: [],
      counts: new Map([
        ['bash', 2],
        ['json', 1],
      ]),
    });
  });

  test('the script says what it found, and fails if that is a fault', () => {
    const page = path.relative(root, path.join(site, 'faulty.md'));
    write('faulty.md', '```json\n{\n```\n');
    const run = spawnSync('node', ['scripts/check-samples.mjs', page], {cwd: root, encoding: 'utf8'});
    expect(run.stderr).toBe(`${page}:2: no JSON: close brace expected\n`);
    expect(run.stdout).toMatch(/^1 samples \(json 1\), 0 exceptions, \d+\.\d s\n$/);
    expect(run.status).toBe(1);
  }, 60_000);
});

describe('make-behat-steps', () => {
  const head = 'keyword\tpattern\tmethod\tsignature\tdeprecated\tfile';

  test('keeps pattern, argument and deprecation, in an order of its own', () => {
    const table = [
      head,
      'When\tI b :c\tx::b\t($c)\t4.2\ta.php:1',
      'Given\t/^I a:$/\tx::a\t(Behat\\Gherkin\\Node\\TableNode $data)\t\ta.php:2',
      'Then\t/^I c:$/\tx::c\t(Behat\\Gherkin\\Node\\PyStringNode $text)\t\ta.php:3',
    ].join('\n');
    expect(behatSteps(table, '4.2')).toBe(
      [
        '{',
        '  "name": "4.2",',
        '  "steps": [',
        '    {"pattern":"/^I a:$/","argument":"table"},',
        '    {"pattern":"/^I c:$/","argument":"text"},',
        '    {"pattern":"I b :c","deprecated":"4.2"}',
        '  ]',
        '}',
        '',
      ].join('\n'),
    );
  });

  test('refuses a table without the columns, and a pattern that is none', () => {
    expect(() => behatSteps('keyword\tpattern\n', '4.2')).toThrow('The table has no column "signature".');
    expect(() => behatSteps(`${head}\nWhen\t/^(a$/\tx\t()\t\ta.php:1`, '4.2')).toThrow('Unterminated group');
  });
});
