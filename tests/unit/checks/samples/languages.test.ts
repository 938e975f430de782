import {describe, expect, test} from 'vitest';
import {problemsOf, fences} from './site';

const {css, js, mustache, php, scss, ts} = fences;

describe('problems', () => {
  test.each<[meta: string, code: string, problems: string[]]>([
    ['json', '{"a": 1,}', ['2: invalid JSON: property name expected']],
    ['json', '{\n  // Comment.\n  "a": 1\n}', ['3: invalid JSON: invalid comment token']],
    ['json', '{"a": 1, "a": 2}', ['2: duplicate key "a" in an object']],
    ['yaml', 'a: 1\nb: *c', ['3: invalid YAML: there is no anchor "c" before this alias']],
    ['yaml', '# Comment.\nonly text', ['3: invalid YAML: the document is neither a mapping nor a list']],
    ['yaml', 'a: 1\na: 2', ['3: invalid YAML: Map keys must be unique']],
    [css, '.a { color red; }', ['2: invalid CSS: Unknown word color']],
    [css, '.a {\n    color: ;\n}', ['3: invalid CSS: "color" has no value']],
    [css, '// Comment.\n.a { b: c; }', ['2: invalid CSS: a comment starts with "/*"']],
    [css, '$a: 1;', ['2: invalid CSS: "$a" is not a property']],
    [scss, '.a {\n    &:hover { color: $b; }', ['2: invalid SCSS: Unclosed block']],
    [scss, '.a { b: c; }\n{ d: e; }', ['3: invalid SCSS: a rule needs a selector']],
    ['bash', 'f\nif true; then', ['3: invalid shell syntax: `then` must be followed by a statement list']],
    ['mermaid', 'flowchart LR\n  a --> [', ['3: invalid Mermaid: syntax error near "...lowchart LR  a --> ["']],
    ['mermaid', 'pie\n  a', ['3: invalid Mermaid: unexpected character: ->a<-']],
    [
      'mermaid',
      'drawing',
      ['2: invalid Mermaid: No diagram type detected matching given configuration for text: drawing'],
    ],
    ['xml', '<a>\n<b>\n</a>', ['4: invalid XML: unexpected close tag']],
    ['xml', '<?xml version="1.0"?>\n<a/>\n<b/>', ['4: invalid XML: documents may contain only one root']],
    ['xml', 'only text', ['2: invalid XML: the sample contains no elements']],
    ['html', '<div>\n</div></div>', ['3: invalid HTML: </div> has no start tag']],
    ['html', '<div><?php p($a); ?>\n</p></div>', ['3: invalid HTML: </p> has no start tag']],
    ['html', '<p>\n<?php p($a; ?>\n</p>', ["3: invalid PHP 8.0 (file): syntax error, unexpected ';', expecting ')'"]],
    ['html', '<p>\n<ul></ul>\n</p>', ['4: invalid HTML: </p> has no start tag']],
    ['html', '<b>\n<div/></b>', ['3: invalid HTML: <div /> needs an end tag, because it is not a void element']],
    ['html', '<div>\n<span>a</div>', ['3: invalid HTML: <span> is not closed']],
    ['html', '<p class="a"id="b">', ['2: invalid HTML: missing whitespace between attributes']],
    [mustache, '{{a}}\n{{ }}', ['3: invalid Mustache: a tag has no name']],
    [
      mustache,
      '{{!\n    Example context (json):\n    {"a": {"b": 1}}\n}}',
      ['4: example context: invalid JSON: close brace expected; the comment ends at its first "}}"'],
    ],
    [mustache, '{{#a}}\n{{/b}}', ['3: invalid Mustache: Unclosed section "a"']],
    [
      mustache,
      '{{!\n    @template local_greetings/a\n\n    Example context (json):\n    {\n        "a": 1,\n    }\n}}\n{{a}}',
      ['8: example context: invalid JSON: property name expected'],
    ],
    [js, 'const a = ;', ['2: invalid js (statements): Unexpected token ;']],
    [js, 'const a: string = 1;', ['2: invalid js (statements): Unexpected token :']],
    [js, 'f();\nconst a;', ['3: invalid js (statements): Unexpected token ;']],
    [
      js,
      'const f = () => {\n    await g();\n};',
      ["3: invalid js (statements): Cannot use keyword 'await' outside an async function"],
    ],
    [js, 'const a = <b/>;', ['2: invalid js (statements): Unexpected token <']],
    [js, 'f();\n\tg();', ['3: the line contains a tab; use spaces instead']],
    [`${js} kind=array`, '1,\n{a: },', ['3: invalid js (array): Unexpected token }']],
    [`${js} kind=expression`, '{a: }', ['2: invalid js (expression): Unexpected token }']],
    ['jsx title="a.jsx"', 'const A = () => <b>;', ['2: invalid jsx (statements): Unterminated JSX contents']],
    [
      'tsx title="a.tsx"',
      'const A = () => <b>;',
      ["2: invalid tsx (statements): JSX element 'b' has no corresponding closing tag"],
    ],
    [ts, 'class A {\n  a?: string;', ["3: invalid ts (statements): '}' expected"]],
    [`${ts} kind=class-body`, 'a = 1;\nb(;', ['3: invalid ts (class-body): Parameter declaration expected']],
    [ts, 'f();\nconst a: string;', ["3: invalid ts (statements): 'const' declarations must be initialized"]],
    [
      'sql',
      'SELECT id\n  FROM {user} WHERE',
      ['3: invalid PostgreSQL: syntax error at end of input', '3: invalid MySQL: unexpected end of input'],
    ],
    ['sql', 'SELECT id::int FROM {user}', ['2: invalid MySQL: unexpected ":"']],
    ['sql', 'SELECT `id` FROM {user}', ['2: invalid PostgreSQL: syntax error at or near "FROM"']],
    [
      'sql kind=condition',
      'id =',
      ['2: invalid PostgreSQL: syntax error at end of input', '2: invalid MySQL: unexpected end of input'],
    ],
    ['sql dialect=mariadb', 'SELECT id::int FROM {user}', ['2: invalid MariaDB: unexpected ":"']],
    ['sql dialect=postgres', 'SELECT `id` FROM {user}', ['2: invalid PostgreSQL: syntax error at or near "FROM"']],
    [
      'sql',
      'SELECT 1 FROM {user} WHERE id = ? AND email = :email',
      ['2: the query mixes ? and :name placeholders; use only one kind'],
    ],
    [
      php,
      "$a = $DB->get_records_sql(\n    'SELECT id\n       FORM {user}'\n);\n$b = <<<SQL\n    SELECT id,\n      FROM {user}\n    SQL;",
      [
        '4: query: invalid PostgreSQL: syntax error at or near "{user}"',
        '4: query: invalid MySQL: unexpected "`"',
        '8: query: invalid PostgreSQL: syntax error at or near "FROM"',
      ],
    ],
    [
      php,
      "$DB->execute('UPDATE {user} SET a = :a WHERE id = ?', []);",
      ['2: query: the query mixes ? and :name placeholders; use only one kind'],
    ],
  ])('%s: %s', async (meta, code, expected) => {
    expect(await problemsOf(meta, code)).toEqual(expected);
  });

  test.each(['$ ls', '% ls', '> ls', 'user@host:~$ ls', 'C:\\moodle> dir', 'PS C:\\moodle> dir'])(
    'reports the prompt in %s',
    async (line) => {
      expect(await problemsOf('bash', `# Comment.\n${line}`)).toEqual([
        '3: the line starts with a prompt, so it cannot be pasted into a terminal; write only the command',
      ]);
    },
  );
});
