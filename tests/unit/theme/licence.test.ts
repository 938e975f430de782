import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {countLines, findLicenceHeader} from '@site/src/theme/CodeBlock/Content/licence';

const read = (file: string) => readFileSync(`samples/local_greetings/${file}`, 'utf8');

describe('findLicenceHeader', () => {
  test('finds the header of a PHP file', () => {
    expect(findLicenceHeader(read('lib.php'))).toEqual({first: 1, last: 14, marker: '//'});
  });

  test('finds the header of a template, where the lines have no marker', () => {
    const template =
      '{{!\n    This file is part of Moodle - https://moodle.org/\n\n    See <https://www.gnu.org/licenses/>.\n}}\n<p></p>';
    expect(findLicenceHeader(template)).toEqual({first: 1, last: 3, marker: ''});
  });

  test.each([
    ['a sample without a header', "echo 'Hello';"],
    ['a header that is cut off', '<?php\n// This file is part of Moodle - https://moodle.org/\n//\n$a = 1;'],
    ['a mention further down', '$a = 1;\n$b = 2;\n$c = 3;\n// This file is part of Moodle\n// gnu.org/licenses/'],
  ])('ignores %s', (_, code) => {
    expect(findLicenceHeader(code)).toBeUndefined();
  });
});

describe('countLines', () => {
  test('counts a licence header as one line', () => {
    const code = read('lib.php');
    expect(countLines(code)).toBe(code.split('\n').length - 13);
  });
});
