import {describe, expect, test} from 'vitest';
import {checkPageNames} from '../../../../checks/symbols/checkPage.ts';
import {problemsOf, sample, versions} from './pages.ts';

describe('versions', () => {
  test('suggests the old name of a class in 4.1', () => {
    expect(problemsOf(sample('php', '\\core\\context\\course::instance(1);'), '4.1')).toEqual([
      '4: Moodle 4.1 has no class core\\context\\course (4.2 has it); nearest: context_course, core_analytics\\course, core_course\\search\\course.',
    ]);
  });

  test('accepts PHP functions from the oldest PHP version that the platform version supports', () => {
    const text = sample('php', "str_contains('ab', 'a');");
    expect(problemsOf(text, '4.1')).toEqual(['4: Moodle 4.1 has no function str_contains() (4.2 has it).']);
    expect(problemsOf(text, '4.2')).toEqual([]);
  });

  test('reports a name without parentheses that only the other version has', () => {
    expect(problemsOf('See `assignment_upgrade`.', '4.1')).toEqual([]);
    expect(problemsOf('See `assignment_upgrade`.')).toEqual([
      '1: Moodle 4.2 has no symbol assignment_upgrade (4.1 has it); nearest: assign_grades.',
    ]);
  });

  test('accepts newer and removed names next to a Since badge', () => {
    expect(problemsOf('New: `core_grades_get_feedback`. <Since version="4.2" />', '4.1')).toEqual([]);
    expect(problemsOf('Gone: `assignment_upgrade`. <Since version="4.2" />')).toEqual([]);
    expect(problemsOf('New: `core_grades_get_feedback`. <Since version="4.1" />', '4.1')).toEqual([
      '1: Moodle 4.1 has no symbol core_grades_get_feedback (4.2 has it); nearest: core_grades_external, core_userfeedback.',
    ]);
  });
});

test('a badge with the version that removed a name is still enough in later versions', () => {
  const later = new Map([...versions, ['4.3', versions.get('4.2')!]]);
  const problems = checkPageNames('Gone: `assignment_upgrade`. <Since version="4.2" />', '4.3', later);
  expect(problems).toEqual([]);
});

describe('deprecated names', () => {
  const problem = 'cron_setup_user() is deprecated since 4.2; name its replacement, or mark it with <Deprecated>.';

  test.each([
    ['a sample', sample('php', 'cron_setup_user();'), [`4: ${problem}`]],
    ['a sentence', 'Call `cron_setup_user()`.', [`1: ${problem}`]],
    [
      'the row after a row with a badge',
      '| Name |\n| --- |\n| `cron_run()` <Deprecated version="4.2" /> |\n| `cron_setup_user()` |',
      [`4: ${problem}`],
    ],
    [
      'an item whose nested item has a badge',
      '- `cron_setup_user()`\n  - `cron_run()` <Deprecated version="4.2" />',
      [`1: ${problem}`],
    ],
    [
      'a method',
      '`moodle_database::set_logging(true)`',
      [
        '1: moodle_database::set_logging() is deprecated since 2.9; name its replacement, or mark it with <Deprecated>.',
      ],
    ],
  ])('are reported in %s', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test.each([
    ['a paragraph with a badge', 'Not `cron_setup_user()`. <Deprecated version="4.2" />'],
    ['a note', '<Deprecated version="4.2">\n\nNot `cron_setup_user()`.\n\n</Deprecated>'],
    ['an invalid example', `<InvalidExample>\n\n${sample('php', 'cron_setup_user();')}\n</InvalidExample>`],
    ['a section with a badge', `## Cron <Deprecated version="4.2" />\n\n${sample('php', 'cron_setup_user();')}`],
  ])('are accepted in %s', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test('are reported in the section after a section with a badge', () => {
    expect(problemsOf('## Old <Deprecated version="4.2" />\n\n## New\n\n`cron_setup_user()`')).toEqual([
      `5: ${problem}`,
    ]);
  });
});

/** Returns a page with a version history that ends on line 8. */
function withHistory(kind: string): string {
  const history = `${kind}:\n  - version: 4.2\n    issue: MDL-77186\n    what: Another class does it.`;
  return `## Cron\n\n\`\`\`yaml history\n${history}\n\`\`\``;
}

describe('version history', () => {
  const problem = 'cron_setup_user() is deprecated since 4.2; name its replacement, or mark it with <Deprecated>.';

  test('marks the names in its section as deprecated', () => {
    const text = `${withHistory('deprecated')}\n\n\`cron_setup_user()\`\n\n${sample('php', 'cron_setup_user();')}`;
    expect(problemsOf(text)).toEqual([]);
    expect(problemsOf(`${text}\n### Details\n\n\`cron_setup_user()\``)).toEqual([]);
  });

  test('does not mark the names in the next section', () => {
    expect(problemsOf(`${withHistory('deprecated')}\n\n## Next\n\n\`cron_setup_user()\``)).toEqual([`12: ${problem}`]);
  });

  test('does not mark names as deprecated if it only lists a change', () => {
    expect(problemsOf(`${withHistory('changed')}\n\n\`cron_setup_user()\``)).toEqual([`10: ${problem}`]);
  });

  test('allows removed names in its section', () => {
    expect(problemsOf(`${withHistory('removed')}\n\n\`assignment_upgrade\``)).toEqual([]);
    expect(problemsOf('## Cron\n\n`assignment_upgrade`')).toEqual([
      '3: Moodle 4.2 has no symbol assignment_upgrade (4.1 has it); nearest: assign_grades.',
    ]);
  });

  test('applies to the whole page if it is at the start of the page', () => {
    const text = withHistory('deprecated').replace('## Cron\n\n', '');
    expect(problemsOf(`${text}\n\n## Any\n\n\`cron_setup_user()\``)).toEqual([]);
  });
});
