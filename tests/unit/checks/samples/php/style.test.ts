import {describe, expect, test} from 'vitest';
import {problemsOf, fences} from '../site';

const {php} = fences;

describe('PHP that follows the coding style', () => {
  test.each<[name: string, code: string]>([
    ['closure', '$a = $this\n    ->map(static function ($b) {\n        return $b;\n    })\n    ->sum();'],
    ['names that look like keywords', '$a->List(X::TRUE, $b->null);'],
    [
      'switch',
      'switch ($a) {\n    case 1:\n    case 2:\n        f();\n        break;\n    // Else.\n    default:\n        g();\n}',
    ],
    ['condition on several lines', 'if ($a &&\n        $b) {\n    f();\n} else if (\n    $c\n) {\n    g();\n}'],
    ['comments', '$a = 1; // One,\n        // and more.\nif ($a) {\n    // Two.\n    f();\n}'],
    ['brackets in strings', '$a = "($b) {$c[\'d\']}";\n$e = "[{";\nf();'],
    ['closures', 'f(function ($a) use ($b): array {\n    return [\n        $a,\n    ];\n}, fn($c) => $c);\ng();'],
    ['anonymous class', '$a = new class extends b {\n    use c;\n};'],
    ['match', 'return match ($a) {\n    1, 2 => f(\n        3,\n    ),\n    default => null,\n};'],
    ['parameters on several lines', 'function f(\n    int $a,\n    ?b $c = null,\n): void {\n    g();\n}'],
    ['group of imports', 'use core\\{\n    a,\n    b\\c,\n};\nf();'],
    ['heredoc', "$a = <<<SQL\n    SELECT id\n      FROM {user}\n     WHERE name = 'TRUE'\n    SQL;\nf();"],
    [
      'array after a multi-line string',
      "f('SELECT id\n     FROM {user}\n    WHERE id = ?', [\n    1,\n], function () {\n    g();\n});",
    ],
    ['attributes', '#[\\A(1)]\npublic function a(\n    #[\\B] string $b,\n): void {\n}'],
    ['templates', '?>\n<?php foreach ($a as $b) : ?>\n  <p><?php echo $b; ?></p>\n<?php endforeach; ?>\n</div>'],
    ['HTML between PHP', '?>\n  <p><?php echo $a; ?></p>\n<?php\nf();'],
  ])('%s', async (_, code) => {
    expect(await problemsOf(php, code)).toEqual([]);
  });

  test('allows long lines in a language file', async () => {
    const code = `$string['a'] = '${'a'.repeat(130)}';`;
    expect(await problemsOf('php title="local/greetings/lang/en/local_greetings.php"', code)).toEqual([]);
  });
});

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
