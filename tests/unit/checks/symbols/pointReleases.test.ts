import {describe, expect, test} from 'vitest';
import {markLaterSymbols} from '../../../../checks/symbols/data/loadSymbols.ts';
import {SymbolTable} from '../../../../src/moodle/symbols/table.ts';
import {problemsOf, sample} from './pages.ts';

const missing = (name: string) =>
  `${name} is missing in 4.2.1; mark it with <Since> and the point release that added it.`;

describe('a name that was added in a point release', () => {
  test.each([
    [
      'method in the text',
      'Call `\\flexible_table::set_caption()`.\n',
      `1: ${missing('flexible_table::set_caption()')}`,
    ],
    ['class in the text', 'Use `\\core\\lock\\lock_utils`.\n', `1: ${missing('core\\lock\\lock_utils')}`],
    [
      'badge in another paragraph',
      'Use `\\core\\lock\\lock_utils`.\n\nSomething else. <Since version="4.2.3" />\n',
      `1: ${missing('core\\lock\\lock_utils')}`,
    ],
    [
      'badge with the version, which means that all its releases have the name',
      'Use `\\core\\lock\\lock_utils`. <Since version="4.2" />\n',
      `1: ${missing('core\\lock\\lock_utils')}`,
    ],
    [
      'badge with a release that lacks the name',
      'Use `\\core\\lock\\lock_utils`. <Since version="4.2.1" />\n',
      `1: ${missing('core\\lock\\lock_utils')}`,
    ],
    [
      'constant in a sample',
      sample('php', '$a = moodle_page::TITLE_SEPARATOR;'),
      `4: ${missing('moodle_page::TITLE_SEPARATOR')}`,
    ],
  ])('is reported: %s', (_, page, problem) => {
    expect(problemsOf(page)).toContain(problem);
  });

  test.each([
    ['badge in the same sentence', 'Call `\\flexible_table::set_caption()`. <Since version="4.2.2" />\n'],
    ['badge in the heading', '## Captions <Since version="4.2.2" />\n\nCall `\\flexible_table::set_caption()`.\n'],
    [
      'sample on a page with a badge',
      `Since 4.2.3. <Since version="4.2.3" /> \`$a\`\n\n${sample('php', '$a = moodle_page::TITLE_SEPARATOR;')}`,
    ],
    [
      'sample that checks whether the name exists',
      sample(
        'php',
        "if (method_exists($table, 'set_caption')) {\n    $a = new flexible_table('a');\n    $a->set_caption('b');\n}",
      ),
    ],
  ])('is accepted: %s', (_, page) => {
    expect(problemsOf(page)).toEqual([]);
  });
});

describe('markLaterSymbols', () => {
  const symbols = new SymbolTable('kind\tname\tdetail\nclass\ta\tclass\n\tb\t()\n\tC\t=1\nfunction\td\t()\n');

  test('marks classes, members and functions', () => {
    markLaterSymbols(
      'kind\tname\tmissing in\nmethod\ta::b\t4.2.1\nclass constant\ta::C\t4.2.1\nfunction\td\t4.2.1\n',
      symbols,
    );
    const {methods, constants, symbol} = symbols.classOf('a')!;
    expect([methods.get('b'), constants.get('C'), symbols.find('function', 'd')]).toMatchObject([
      {missingIn: '4.2.1'},
      {missingIn: '4.2.1'},
      {missingIn: '4.2.1'},
    ]);
    expect(symbol.missingIn).toBeUndefined();
  });

  test('throws an error if the version does not have a name', () => {
    expect(() => markLaterSymbols('kind\tname\tmissing in\nmethod\ta::x\t4.2.1\n', symbols)).toThrow(
      'The table of later symbols lists the method a::x, but the version has no such symbol.',
    );
  });
});
