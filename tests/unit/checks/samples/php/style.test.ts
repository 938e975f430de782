import {describe, expect, test} from 'vitest';
import {problemsOf, fences, oldPage} from '../site';

const {php} = fences;

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

  test('does not require a header or comments in config.php', async () => {
    expect(await problemsOf('php title="config.php"', '<?php\n$CFG->debug = 1;')).toEqual([]);
  });

  test('accepts a whole file with header and comments', async () => {
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
    expect(await problemsOf(php, code)).toEqual([]);
    expect(await problemsOf(php, code.replaceAll('https://moodle.org', 'http://moodle.org'))).toEqual([]);
  });

  test('accepts a comment before attributes and modifiers', async () => {
    const code = `${header}
/**
 * Greets.
 *
${tags}
 */
#[\\A]
final class greeter {
    /**
     * Greets.
     *
     * @return string
     */
    #[\\ReturnTypeWillChange]
    public static function greet() {
        return '';
    }
}`;
    expect(await problemsOf(php, code)).toEqual([]);
    expect(await problemsOf(php, code, oldPage)).toEqual([]);
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
    ['upper-case keyword', 'IF ($a) {\n    f();\n}', ['2: keyword "IF" in upper case; write "if"']],
    ['upper-case constant', '$a = NULL;', ['2: "NULL" in upper case; write "null"']],
    ['upper-case constant with a namespace', '$a = \\TRUE;', ['2: "\\TRUE" in upper case; write "\\true"']],
    ['long array', '$a = array(1);', ['2: long array "array(…)"; write "[…]"']],
    ['short tag after HTML', '?>\n<p><? f(); ?></p>', ['3: short tag "<?"; write "<?php"']],
    ['upper-case tag', '?>\n<p><?PHP f(); ?></p>', ['3: tag "<?PHP" in upper case; write "<?php"']],
    ['short echo tag', '?>\n<?= $a ?>\n<?php\nf();', ['3: short tag "<?="; write "<?php"']],
  ])('%s', async (_, code, expected) => {
    expect(await problemsOf(php, code)).toEqual(expected);
  });

  test.each<[name: string, code: string, problems: string[]]>([
    [
      'short tag',
      '<?\nf();',
      [
        '2: short tag "<?"; write "<?php"',
        '2: the standard file header is missing or changed; line 1 should be "<?php"',
        '2: the file has no documentation comment with @package, @copyright and @license',
      ],
    ],
    [
      'missing header',
      `<?php\n/**\n * Greets.\n *\n${tags}\n */\n\nf();`,
      [
        '3: the standard file header is missing or changed; line 2 should be "// This file is part of Moodle - https://moodle.org/"',
      ],
    ],
    [
      'changed header',
      `${header.replace('WARRANTY', 'GUARANTEE')}\n/**\n * Greets.\n *\n${tags}\n */\n\nf();`,
      [
        '11: the standard file header is missing or changed; line 10 should be "// but WITHOUT ANY WARRANTY; without even the implied warranty of"',
      ],
    ],
    [
      'missing tags',
      `${header}\n/**\n * Greets.\n *\n * @package local_greetings\n */\n\nf();`,
      ['2: the file has no documentation comment with @package, @copyright and @license'],
    ],
    [
      'closing tag',
      `${header}\n/**\n * Greets.\n *\n${tags}\n */\n\nf();\n?>`,
      ['27: closing tag "?>" at the end of the file; remove it'],
    ],
    [
      'missing comments',
      `${header}\n/**\n * Greets.\n *\n${tags}\n */\nclass a {\n    public function b() {\n    }\n}\n\nfunction c() {\n}`,
      ['26: method a::b() has no documentation comment', '30: function c has no documentation comment'],
    ],
    [
      'missing comment of an interface',
      `${header}\n/**\n * Greets.\n *\n${tags}\n */\ninterface a {\n}\n\ninterface b {\n}`,
      ['28: interface b has no documentation comment'],
    ],
    [
      'missing parameter',
      `${header}\n/**\n * Greets.\n *\n${tags}\n */\n\n/**\n * F.\n *\n * @param int $a A.\n */\nfunction f($a, $b) {\n}`,
      ['31: the @param tags of f name $a, but the parameters are $a, $b'],
    ],
  ])('a whole file: %s', async (_, code, expected) => {
    expect(await problemsOf(php, code)).toEqual(expected);
  });
});
