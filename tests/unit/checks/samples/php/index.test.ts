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
    [
      "$DB->get_record('user', ['id' => 1])",
      '2: invalid PHP 8.0 (detected as expression): the ";" at the end is missing',
    ],
    ['f();\n$a = function () {\n}', `4: ${seen}: the ";" at the end is missing`],
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
