import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {countLines, findLicenceHeader} from '@site/src/theme/CodeBlock/Content/licence';

// tests/unit/finish/markdown-copies/licence.test.ts finds the headers of all samples.
describe('findLicenceHeader', () => {
  test.each([
    ['a sample without a header', "echo 'Hello';"],
    ['a header that is cut off', '<?php\n// This file is part of Moodle - https://moodle.org/\n//\n$a = 1;'],
    ['a mention further down', '$a = 1;\n$b = 2;\n$c = 3;\n// This file is part of Moodle\n// gnu.org/licenses/'],
  ])('ignores %s', (_, code) => {
    expect(findLicenceHeader(code)).toBeUndefined();
  });
});

test('countLines counts a licence header as one line', () => {
  const code = readFileSync('samples/local_greetings/lib.php', 'utf8');
  expect(countLines(code)).toBe(code.split('\n').length - 13);
});
