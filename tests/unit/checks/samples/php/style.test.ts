import {describe, expect, test} from 'vitest';
import {problemsOf, fences} from '../site';

const {php} = fences;

describe('PHP that violates the coding style', () => {
  test.each<[name: string, code: string, problems: string[]]>([
    ['indent', 'if ($a) {\n  f();\n}', ['3: indent of 2 spaces; expected 4']],
    ['indent of a closing brace', 'if ($a) {\n    f();\n  }', ['4: indent of 2 spaces; expected 0']],
    ['indent in an array', 'f([\n  1,\n]);', ['3: indent of 2 spaces; expected 4']],
    ['indent in a call', 'f(\n  1\n);', ['3: indent of 2 spaces; expected 4']],
    ['indent of a comment', 'if ($a) {\n  // Comment.\n    f();\n}', ['3: indent of 2 spaces; expected 4']],
    ['indent of parameters', 'function f(\n        $a\n) {\n}', ['3: indent of 8 spaces; expected 4']],
    ['indent of a closing bracket', 'f([\n    1,\n    ]);', ['4: indent of 4 spaces; expected 0']],
    ['indent in a closure', 'f(function () {\n  g();\n});', ['3: indent of 2 spaces; expected 4']],
    ['indent of entries', "  'a' => 1,\n'b' => 2,", ['2: indent of 2 spaces; expected 0']],
    ['indent of a case', 'switch ($a) {\ncase 1:\n        f();\n}', ['3: indent of 0 spaces; expected 4']],
    ['indent in a class', 'class a {\n  public $b;\n}', ['3: indent of 2 spaces; expected 4']],
    ['indent in a switch', 'switch ($a) {\n    case 1:\n      f();\n}', ['4: indent of 6 spaces; expected 8']],
    ['indent after a multi-line string', "f('a\n     b', [\n         1,\n]);", ['4: indent of 9 spaces; expected 4']],
    ['indent in a match', '$a = match ($b) {\n  1 => 2,\n};', ['3: indent of 2 spaces; expected 4']],
    ['statements with different indents', 'f();\n  g();', ['3: indent of 2 spaces; expected 0']],
    ['members with different indents', 'public $a;\n  public $b;', ['3: indent of 2 spaces; expected 0']],
    ['tab', '$a = "\t";', ['2: the line contains a tab; use spaces instead']],
    ['trailing space', 'f(); ', ['2: trailing whitespace']],
    ['long line', `f('${'a'.repeat(130)}');`, ['2: the line has 136 characters; the limit is 132']],
  ])('%s', async (_, code, expected) => {
    expect(await problemsOf(php, code)).toEqual(expected);
  });
});
