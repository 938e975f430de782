import {describe, expect, test} from 'vitest';
import {checkPage} from '../../../../../checks/samples/index.ts';
import {detectKind} from '../../../../../checks/samples/php/sampleKind.ts';
import {site} from '../site';

describe('invalid PHP', () => {
  test('requires valid syntax in an InvalidExample, but not the coding style', async () => {
    const page = (code: string) => `<InvalidExample>\n\n\`\`\`php\n${code}\n\`\`\`\n\n</InvalidExample>\n`;
    expect(await checkPage(site, 'docs/page.md', page('IF ($a) f(array(1)); '))).toEqual([]);
    expect(await checkPage(site, 'docs/page.md', page('$a = ;'))).toEqual([
      "docs/page.md:4: invalid PHP 8.0 (detected as statements): syntax error, unexpected ';'",
    ]);
  });
});

describe('detectKind', () => {
  test.each([
    ['<?php\nf();', 'file'],
    ['f();', 'statements'],
    ['f(', 'statements'],
    ['use a;\npublic $b;', 'class-body'],
    ['#[\\A]\nprivate $b;', 'class-body'],
    ['a::B . 1 => [2],', 'array'],
    ['[1],\n[2],', 'array'],
    ['// Comment.\n$a = 1;', 'statements'],
    ['final class a {\n}', 'statements'],
    ['static function () {\n};', 'statements'],
    ['final public static function a() {\n}', 'class-body'],
    ['/** Comment. */\nabstract protected function a(): array;', 'class-body'],
    ["'a' => 1,", 'array'],
    ["['a' => 1]", 'expression'],
  ])('detects the kind of %j as %s', (code, kind) => {
    expect(detectKind(code)).toBe(kind);
  });
});
