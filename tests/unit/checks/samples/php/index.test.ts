import {describe, expect, test} from 'vitest';
import {checkPage} from '../../../../../checks/samples/index.ts';
import {detectKind} from '../../../../../checks/samples/php/sampleKind.ts';
import {problemsOf, fences, site} from '../site';

const {php} = fences;

describe('valid PHP', () => {
  test.each<[name: string, meta: string, code: string]>([
    ['statements', php, 'if ($a) {\n    f([\n        1,\n    ]);\n} else if ($b) {\n    g();\n}'],
    ['class body, seen', php, 'public function a(): int {\n    return 1;\n}'],
    ['class body, indented', php, '    private int $a;\n\n    public function a(): void {\n        f();\n    }'],
    ['class body, declared', `${php} kind=class-body`, 'use \\core\\a;\n\nfunction b() {\n}'],
    ['array entries', php, "'a' => 1,\n'b' => [\n    'c' => 2,\n],"],
    ['expression', php, '$a === 1 ? [] : null'],
    ['imports and members', php, 'use a;\n\nconst B = 1;\n\n/** @var int */\nprotected int $c;'],
    ['entries without keys', php, "['a' => 1],\n['b' => 2],"],
    ['clone', php, '$a = clone($b);\n$c = clone (object) $d;'],
    ['places to write to', php, '[, $a] = f();\nlist([, $b], $c) = f();\nself::$d = 1;\nf()[0]->e = 2;'],
    ['values that do not run', php, 'public const A = [B => C::D];\npublic int $e = F | G;'],
    ['try without catch', php, 'try {\n    f();\n} finally {\n    g();\n}'],
  ])('%s', async (_, meta, code) => {
    expect(await problemsOf(meta, code)).toEqual([]);
  });
});

describe('invalid PHP', () => {
  const seen = 'no PHP 8.0 (statements, by the look of it)';

  test.each<[code: string, problem: string]>([
    ['$a = 1;\n$b = ;', `3: ${seen}: syntax error, unexpected ';'`],
    ['f(', `2: ${seen}: syntax error`],
    ['f();\n/* A.', `3: ${seen}: the comment is not closed`],
    [
      "$DB->get_record('user', ['id' => 1])",
      '2: no PHP 8.0 (expression, by the look of it): there is no ";" at the end',
    ],
    ['f();\n$a = function () {\n}', `4: ${seen}: there is no ";" at the end`],
    ['class a {\n    $b = 1;\n}', `3: ${seen}: property $b needs public, protected or private`],
    ['class a {\n    public function () {\n    }\n}', `3: ${seen}: a method needs a name`],
    ['function () {\n}', `2: ${seen}: a function needs a name`],
    ['function a(): {\n}', `2: ${seen}: there is no type between ":" and what follows`],
    ['function a($b, $b) {\n}', `2: ${seen}: parameter $b is declared twice`],
    [
      'interface a {\n    public function b();\n\n    public function b($c);\n}',
      `5: ${seen}: method b() is declared twice`,
    ],
    ['function a($b = c()) {\n}', `2: ${seen}: the value of $b has to be constant, and holds a call`],
    [
      'class a {\n    public $b = [\n        $c,\n    ];\n}',
      `3: ${seen}: the value of $b has to be constant, and holds a variable`,
    ],
    ['const A = fn() => 1;', `2: ${seen}: the value of A has to be constant, and holds a function`],
    ['this->a();', `2: ${seen}: "this" is no variable; is "$" missing?`],
    ['f();\na[0] = 1;', `3: ${seen}: "a" is no variable; is "$" missing?`],
    ['foreach ($a as b) {\n}', `2: ${seen}: "b" is no variable; is "$" missing?`],
    ['f();\nif (g() = 1) {\n}', `3: ${seen}: what a call returns cannot be written to`],
    ['try {\n    f();\n}', `2: ${seen}: "try" needs "catch" or "finally"`],
  ])('%j', async (code, problem) => {
    expect(await problemsOf(php, code)).toEqual([problem]);
  });

  test.each<[kind: string, code: string, problem: string]>([
    ['array', 'f();', "2: no PHP 8.0 (array): syntax error, unexpected ';', expecting ']'"],
    [
      'expression',
      '$a +\n$b\n$c',
      "4: no PHP 8.0 (expression): syntax error, unexpected '$c' (T_VARIABLE), expecting ';'",
    ],
    ['expression', 'f();\ng()', '3: no PHP 8.0 (expression): the expression is over before the sample ends'],
    ['class-body', 'f();', "2: no PHP 8.0 (class-body): syntax error, unexpected '(', expecting T_VARIABLE"],
    ['class-body', 'use a;\n}\nclass b {', '4: no PHP 8.0 (class-body): the class-body is over before the sample ends'],
    ['statements', 'f()', '2: no PHP 8.0 (statements): there is no ";" at the end'],
  ])('a declared kind is what counts: %s, %j', async (kind, code, problem) => {
    expect(await problemsOf(`${php} kind=${kind}`, code)).toEqual([problem]);
  });

  test('an InvalidExample needs valid syntax, but not the coding style', async () => {
    const page = (code: string) => `<InvalidExample>\n\n\`\`\`php\n${code}\n\`\`\`\n\n</InvalidExample>\n`;
    expect((await checkPage(site, 'docs/page.md', page('IF ($a) f(array(1)); '))).problems).toEqual([]);
    expect((await checkPage(site, 'docs/page.md', page('$a = ;'))).problems).toEqual([
      "docs/page.md:4: no PHP 8.0 (statements, by the look of it): syntax error, unexpected ';'",
    ]);
  });
});

describe('the kind of a sample', () => {
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
  ])('%j is plainly %s', (code, kind) => {
    expect(detectKind(code)).toBe(kind);
  });
});
