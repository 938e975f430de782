import {expect, test} from 'vitest';
import {problemsOf, fences} from '../site';

// tests/data/faulty-samples.txt has samples with wrong indents.
test.each<[name: string, code: string, problems: string[]]>([
  ['tab', '$a = "\t";', ['2: the line contains a tab; use spaces instead']],
  ['trailing space', 'f(); ', ['2: trailing whitespace']],
  ['long line', `f('${'a'.repeat(130)}');`, ['2: the line has 136 characters; the limit is 132']],
])('%s', async (_, code, expected) => {
  expect(await problemsOf(fences.php, code)).toEqual(expected);
});
