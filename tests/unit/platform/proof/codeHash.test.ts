import {expect, test} from 'vitest';
import {bareCode, codeHash} from '../../../../src/platform/proof/codeHash.ts';

test.each([
  ['a comment at the end of a line', '$a = 1;', '$a = 1; // One.'],
  ['a comment with a hash', '$a = 1;', '# One.\n$a = 1;'],
  ['a block comment', 'f(1);', '/**\n * It is "one".\n */\nf( 1 );'],
  ['white space', 'if ($a) { b(); }', 'if ($a) {\n    b();\n}'],
  ['line ends', "$a = 'b';\n$c = 1;", "$a = 'b';\r\n$c = 1;"],
])('%s does not matter', (_, before, after) => {
  expect(codeHash(after)).toBe(codeHash(before));
});

test.each([
  ['a value', '$a = 1;', '$a = 2;'],
  ['the order of arguments', 'f($a, $b);', 'f($b, $a);'],
  ['white space in a string', "$a = 'b c';", "$a = 'bc';"],
  ['what looks like a comment in a string', "$a = 'https://b';", "$a = 'https://c';"],
  ['an escaped quote', String.raw`$a = 'it\'s // here'; b();`, String.raw`$a = 'it\'s // there'; b();`],
  ['an attribute', '#[A]\nfunction f() {}', '#[B]\nfunction f() {}'],
  ['a here-document', '$a = <<<EOF\n  b // c\n  EOF;', '$a = <<<EOF\n  b // d\n  EOF;'],
])('%s matters', (_, before, after) => {
  expect(codeHash(after)).not.toBe(codeHash(before));
});

test('keeps strings, and removes the rest of what does not run', () => {
  expect(bareCode('$a = "x  // y"; // z\n$b = [ 1 ];')).toBe('$a="x  // y";$b=[1];');
});
