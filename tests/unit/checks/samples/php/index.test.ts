import {describe, expect, test} from 'vitest';
import {checkPage} from '../../../../../checks/samples/index.ts';
import {detectKind} from '../../../../../checks/samples/php/sampleKind.ts';
import {problemsOf, fences, site} from '../site';

const {php} = fences;

describe('invalid PHP', () => {
  const seen = 'invalid PHP 8.0 (detected as statements)';

  test.each<[code: string, problem: string]>([
    ['$a = 1;\n$b = ;', `3: ${seen}: syntax error, unexpected ';'`],
    ['f(', `2: ${seen}: syntax error`],
    ['f();\n/* A.', `3: ${seen}: the comment is not closed`],
    [
      "$DB->get_record('user', ['id' => 1])",
      '2: invalid PHP 8.0 (detected as expression): the ";" at the end is missing',
    ],
    ['f();\n$a = function () {\n}', `4: ${seen}: the ";" at the end is missing`],
    ['class a {\n    $b = 1;\n}', `3: ${seen}: property $b needs public, protected or private`],
    ['class a {\n    public function () {\n    }\n}', `3: ${seen}: a method needs a name`],
    ['function () {\n}', `2: ${seen}: a function needs a name`],
    ['function a(): {\n}', `2: ${seen}: the return type after ":" is missing`],
    ['function a($b, $b) {\n}', `2: ${seen}: parameter $b is declared twice`],
    [
      'interface a {\n    public function b();\n\n    public function b($c);\n}',
      `5: ${seen}: method b() is declared twice`,
    ],
    ['function a($b = c()) {\n}', `2: ${seen}: the value of $b must be constant, but contains a call`],
    [
      'class a {\n    public $b = [\n        $c,\n    ];\n}',
      `3: ${seen}: the value of $b must be constant, but contains a variable`,
    ],
    ['const A = fn() => 1;', `2: ${seen}: the value of A must be constant, but contains a function`],
    ['this->a();', `2: ${seen}: "this" is not a variable; is "$" missing?`],
    ['f();\na[0] = 1;', `3: ${seen}: "a" is not a variable; is "$" missing?`],
    ['foreach ($a as b) {\n}', `2: ${seen}: "b" is not a variable; is "$" missing?`],
    ['f();\nif (g() = 1) {\n}', `3: ${seen}: the result of a call cannot be assigned to`],
    ['try {\n    f();\n}', `2: ${seen}: "try" needs "catch" or "finally"`],
  ])('%j', async (code, problem) => {
    expect(await problemsOf(php, code)).toEqual([problem]);
  });

  test.each<[kind: string, code: string, problem: string]>([
    ['array', 'f();', "2: invalid PHP 8.0 (array): syntax error, unexpected ';', expecting ']'"],
    [
      'expression',
      '$a +\n$b\n$c',
      "4: invalid PHP 8.0 (expression): syntax error, unexpected '$c' (T_VARIABLE), expecting ';'",
    ],
    [
      'expression',
      'f();\ng()',
      '3: invalid PHP 8.0 (expression): the sample continues after the end of the expression',
    ],
    ['class-body', 'f();', "2: invalid PHP 8.0 (class-body): syntax error, unexpected '(', expecting T_VARIABLE"],
    [
      'class-body',
      'use a;\n}\nclass b {',
      '4: invalid PHP 8.0 (class-body): the sample continues after the end of the class-body',
    ],
    ['statements', 'f()', '2: invalid PHP 8.0 (statements): the ";" at the end is missing'],
  ])('uses the declared kind: %s, %j', async (kind, code, problem) => {
    expect(await problemsOf(`${php} kind=${kind}`, code)).toEqual([problem]);
  });

  test('requires valid syntax in an InvalidExample, but not the coding style', async () => {
    const page = (code: string) => `<InvalidExample>\n\n\`\`\`php\n${code}\n\`\`\`\n\n</InvalidExample>\n`;
    expect(await checkPage(site, 'docs/page.md', page('IF ($a) f(array(1)); '))).toEqual([]);
    expect(await checkPage(site, 'docs/page.md', page('$a = ;'))).toEqual([
      "docs/page.md:4: invalid PHP 8.0 (detected as statements): syntax error, unexpected ';'",
    ]);
  });
});

describe('detectKind', () => {
  test.each([
    ['<?php\nf();', 'file'],
    ['f();', 'statements'],
    ['f(', 'statements'],
    ['use a;\npublic $b;', 'class-body'],
    ['#[\\A]\nprivate $b;', 'class-body'],
    ['a::B . 1 => [2],', 'array'],
    ['[1],\n[2],', 'array'],
    ['// Comment.\n$a = 1;', 'statements'],
    ['final class a {\n}', 'statements'],
    ['static function () {\n};', 'statements'],
    ['final public static function a() {\n}', 'class-body'],
    ['/** Comment. */\nabstract protected function a(): array;', 'class-body'],
    ["'a' => 1,", 'array'],
    ["['a' => 1]", 'expression'],
  ])('detects the kind of %j as %s', (code, kind) => {
    expect(detectKind(code)).toBe(kind);
  });
});
