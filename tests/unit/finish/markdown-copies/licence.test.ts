import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {collapsedLicence} from '@site/src/markdown/collapsedLicence';
import {expandLicence} from '@site/src/finish/markdown-copies/licence';
import {findLicenceHeader} from '@site/src/theme/CodeBlock/Content/licence';

test('restores the licence header of every sample exactly', () => {
  const codes = readdirSync('samples', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:php|js|mustache)$/.test(file))
    .map((file) => readFileSync(`samples/${file}`, 'utf8'))
    .filter((code) => findLicenceHeader(code));
  expect(codes.length).toBeGreaterThan(100);
  const changed = codes.filter((code) => {
    const {first, last, marker} = findLicenceHeader(code)!;
    const lines = code.split('\n');
    lines.splice(first, last - first + 1, `${marker} ${collapsedLicence}`);
    return expandLicence(lines.join('\n')) !== code;
  });
  expect(changed).toEqual([]);
});

test('leaves other code unchanged', () => {
  expect(expandLicence('<?php\n// Licence header\n')).toBe('<?php\n// Licence header\n');
});
