import {describe, expect, test} from 'vitest';
import {checkPageNames} from '../../../../checks/symbols/checkPage.ts';
import {readTable} from '../../../../src/moodle/symbols/table.ts';
import {problemsOf as problemsOnNewest, sample} from './pages.ts';

/** A made-up platform, of which 4.1 and 4.5 are documented. */
const versions = new Map(['4.1', '4.5'].map((version) => [version, readTable('tests/data/two-editions', version)]));

function problemsOf(text: string, version = '4.5'): string[] {
  return checkPageNames(text, version, versions).map(({line, message}) => `${line}: ${message}`);
}

describe('versions', () => {
  test('suggests the old name of a class in 4.1', () => {
    expect(problemsOf(sample('php', '\\core\\context\\course::instance(1);'), '4.1')).toEqual([
      '4: Moodle 4.1 has no class core\\context\\course (4.5 has it); nearest: context_course.',
    ]);
  });

  test('accepts PHP functions from the oldest PHP version that the newest edition supports', () => {
    expect(problemsOnNewest(sample('php', "str_contains('ab', 'a');"))).toEqual([]);
  });

  test('reports a name without parentheses that only the other version has', () => {
    expect(problemsOf('See `gone_upgrade`.', '4.1')).toEqual([]);
    expect(problemsOf('See `gone_upgrade`.')).toEqual(['1: Moodle 4.5 has no symbol gone_upgrade (4.1 has it).']);
  });

  test('accepts newer and removed names next to a Since badge with the version that added or removed them', () => {
    expect(problemsOf('New: `new_feedback`. <Since version="4.3" />', '4.1')).toEqual([]);
    expect(problemsOf('New: `newer_feedback`. <Since version="4.4.1" />', '4.1')).toEqual([]);
    expect(problemsOf('Gone: `gone_upgrade`. <Since version="4.2" />')).toEqual([]);
    expect(problemsOf('New: `new_feedback`. <Since version="4.5" />', '4.1')).toEqual([
      '1: Moodle 4.1 has no symbol new_feedback (4.3 has it).',
    ]);
  });
});

describe('a name that was added in a point release', () => {
  const missing = (name: string) =>
    `${name} is missing in 4.5.1; mark it with <Since> and the point release that added it.`;

  test.each([
    ['method in the text', 'Call `\\store::set_caption()`.', `1: ${missing('store::set_caption()')}`],
    ['class in the text', 'Use `\\core\\lock_utils`.', `1: ${missing('core\\lock_utils')}`],
    [
      'badge in another paragraph',
      'Use `\\core\\lock_utils`.\n\nMore. <Since version="4.5.3" />',
      `1: ${missing('core\\lock_utils')}`,
    ],
    [
      'badge with the version, which means that all its releases have the name',
      'Use `\\core\\lock_utils`. <Since version="4.5" />',
      `1: ${missing('core\\lock_utils')}`,
    ],
    [
      'badge with a release that lacks the name',
      'Use `\\core\\lock_utils`. <Since version="4.5.1" />',
      `1: ${missing('core\\lock_utils')}`,
    ],
    ['constant in a sample', sample('php', '$a = store::SEPARATOR;'), `4: ${missing('store::SEPARATOR')}`],
  ])('is reported: %s', (_, page, problem) => {
    expect(problemsOf(page)).toEqual([problem]);
  });

  test.each([
    ['badge in the same sentence', 'Call `\\store::set_caption()`. <Since version="4.5.2" />'],
    ['badge in the heading', '## Captions <Since version="4.5.2" />\n\nCall `\\store::set_caption()`.'],
    [
      'sample on a page with a badge',
      `Since 4.5.3. <Since version="4.5.3" /> \`$a\`\n\n${sample('php', '$a = store::SEPARATOR;')}`,
    ],
    [
      'sample that checks whether the name exists',
      sample('php', "if (method_exists($store, 'set_caption')) {\n    $a = new store();\n    $a->set_caption('b');\n}"),
    ],
  ])('is accepted: %s', (_, page) => {
    expect(problemsOf(page)).toEqual([]);
  });
});

describe('deprecated names', () => {
  const problem = 'old_setup() is deprecated since 4.2; name its replacement, or mark it with <Deprecated>.';

  test.each([
    ['a sample', sample('php', 'old_setup();'), [`4: ${problem}`]],
    ['a sentence', 'Call `old_setup()`.', [`1: ${problem}`]],
    [
      'the row after a row with a badge',
      '| Name |\n| --- |\n| `old_run()` <Deprecated version="4.2" /> |\n| `old_setup()` |',
      [`4: ${problem}`],
    ],
    [
      'an item whose nested item has a badge',
      '- `old_setup()`\n  - `old_run()` <Deprecated version="4.2" />',
      [`1: ${problem}`],
    ],
    [
      'a method',
      '`store::set_logging(true)`',
      ['1: store::set_logging() is deprecated since 2.9; name its replacement, or mark it with <Deprecated>.'],
    ],
  ])('are reported in %s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test.each([
    ['a paragraph with a badge', 'Not `old_setup()`. <Deprecated version="4.2" />'],
    ['a note', '<Deprecated version="4.2">\n\nNot `old_setup()`.\n\n</Deprecated>'],
    ['an invalid example', `<InvalidExample>\n\n${sample('php', 'old_setup();')}\n</InvalidExample>`],
    ['a section with a badge', `## Cron <Deprecated version="4.2" />\n\n${sample('php', 'old_setup();')}`],
  ])('are accepted in %s', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test('are reported in the section after a section with a badge', () => {
    expect(problemsOf('## Old <Deprecated version="4.2" />\n\n## New\n\n`old_setup()`')).toEqual([`5: ${problem}`]);
  });
});

/** Returns a page with a version history that ends on line 8. */
function withHistory(kind: string): string {
  const history = `${kind}:\n  - version: 4.2\n    issue: MDL-77186\n    what: Another class does it.`;
  return `## Cron\n\n\`\`\`yaml history\n${history}\n\`\`\``;
}

describe('version history', () => {
  const problem = 'old_setup() is deprecated since 4.2; name its replacement, or mark it with <Deprecated>.';

  test('marks the names in its section as deprecated', () => {
    const text = `${withHistory('deprecated')}\n\n\`old_setup()\`\n\n${sample('php', 'old_setup();')}`;
    expect(problemsOf(text)).toEqual([]);
    expect(problemsOf(`${text}\n### Details\n\n\`old_setup()\``)).toEqual([]);
  });

  test('does not mark the names in the next section', () => {
    expect(problemsOf(`${withHistory('deprecated')}\n\n## Next\n\n\`old_setup()\``)).toEqual([`12: ${problem}`]);
  });

  test('does not mark names as deprecated if it only lists a change', () => {
    expect(problemsOf(`${withHistory('changed')}\n\n\`old_setup()\``)).toEqual([`10: ${problem}`]);
  });

  test('allows removed names in its section', () => {
    expect(problemsOf(`${withHistory('removed')}\n\n\`gone_upgrade\``)).toEqual([]);
    expect(problemsOf('## Cron\n\n`gone_upgrade`')).toEqual(['3: Moodle 4.5 has no symbol gone_upgrade (4.1 has it).']);
  });

  test('applies to the whole page if it is at the start of the page', () => {
    const text = withHistory('deprecated').replace('## Cron\n\n', '');
    expect(problemsOf(`${text}\n\n## Any\n\n\`old_setup()\``)).toEqual([]);
  });
});
