import {describe, expect, test} from 'vitest';
import {problemsOf, fences} from './site';

const {css, scss} = fences;

describe('valid samples', () => {
  test.each<[name: string, meta: string, code: string]>([
    ['JSON', 'json', '{"a": [1]}'],
    ['JSON with a highlighted line', 'json', '{\n  // highlight-next-line\n  "a": 1\n}'],
    ['YAML', 'yaml', 'a: &x\n  - b\nc: *x\n---\n- d'],
    ['CSS', css, '.a { --b: 1; color: red; }'],
    ['SCSS with a setting', scss, '$a: [[setting:brandcolor]];\n.b { background: url([[pix:i/c]]); }'],
    ['SCSS', scss, '$a: 1px;\n.b {\n    &:hover { margin: $a; } // Comment.\n}'],
    ['shell', 'bash', '# Comment.\nfor a in *; do echo "$a"; done'],
    ['shell command that continues on the next line', 'bash', 'git log \\\n  > log.txt'],
    ['Mermaid flowchart', 'mermaid', 'flowchart LR\n    a["A"] --> b'],
    ['Mermaid state diagram', 'mermaid', 'stateDiagram-v2\n    [*] --> a'],
    ['text', 'text', 'anything \t'],
  ])('%s', async (_, meta, code) => {
    expect(await problemsOf(meta, code)).toEqual([]);
  });
});

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
