import {expect, test} from 'vitest';
import {bareCode, codeHash, sampleHash} from '../../../../src/moodle/proof/codeHash.ts';

test.each([
  ['a comment at the end of a line', '$a = 1;', '$a = 1; // One.'],
  ['a comment with a hash', '$a = 1;', '# One.\n$a = 1;'],
  ['a block comment', 'f(1);', '/**\n * It is "one".\n */\nf( 1 );'],
  ['whitespace', 'if ($a) { b(); }', 'if ($a) {\n    b();\n}'],
  ['line endings', "$a = 'b';\n$c = 1;", "$a = 'b';\r\n$c = 1;"],
])('the hash does not depend on %s', (_, before, after) => {
  expect(codeHash(after)).toBe(codeHash(before));
});

test.each([
  ['a value', '$a = 1;', '$a = 2;'],
  ['the order of arguments', 'f($a, $b);', 'f($b, $a);'],
  ['whitespace in a string', "$a = 'b c';", "$a = 'bc';"],
  ['text in a string that looks like a comment', "$a = 'https://b';", "$a = 'https://c';"],
  ['an escaped quote', String.raw`$a = 'it\'s // here'; b();`, String.raw`$a = 'it\'s // there'; b();`],
  ['an attribute', '#[A]\nfunction f() {}', '#[B]\nfunction f() {}'],
  ['a here-document', '$a = <<<EOF\n  b // c\n  EOF;', '$a = <<<EOF\n  b // d\n  EOF;'],
])('the hash depends on %s', (_, before, after) => {
  expect(codeHash(after)).not.toBe(codeHash(before));
});

test('the hash of a sample depends on whether it has to raise a message', () => {
  expect(sampleHash('f();', new Map([['raises', undefined]]))).not.toBe(sampleHash('f();', new Map()));
});

test('removes comments and whitespace, but keeps strings', () => {
  expect(bareCode('$a = "x  // y"; // z\n$b = [ 1 ];')).toBe('$a="x  // y";$b=[1];');
});
