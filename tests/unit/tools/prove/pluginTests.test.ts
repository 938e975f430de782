import {expect, test} from 'vitest';
import {readReport} from '../../../../tools/prove/pluginTests.ts';
import {formatTable, pageFailures} from '../../../../tools/prove/report.ts';
import type {SamplePage} from '../../../../tools/prove/pages.ts';

test('reads passed and failed tests from a report', () => {
  const xml = `<?xml version="1.0"?><testsuites><testsuite name="s">
    <testcase name="test_a" class="mod_tally\\lib_test" file="/site/mod/tally/tests/lib_test.php" line="1"/>
    <testcase name="test_b" class="mod_tally\\lib_test" file="/site/mod/tally/tests/lib_test.php" line="9">
      <failure type="F">mod_tally\\lib_test::test_b
2 &lt; 3
/site/mod/tally/tests/lib_test.php:12</failure>
    </testcase></testsuite></testsuites>`;
  const [first, second] = readReport(xml);
  expect(first).toEqual({name: 'mod_tally\\lib_test::test_a', file: '/site/mod/tally/tests/lib_test.php'});
  expect(second?.failure).toContain('2 < 3\n/site/mod/tally/tests/lib_test.php:12');
});

test('describes a failure with its page, line, message and the command that repeats it', () => {
  const sample = {
    title: null,
    kind: 'statements' as const,
    code: '',
    attributes: new Map<string, string>(),
    invalid: false,
    file: null,
    raises: null,
  };
  const page: SamplePage = {
    page: 'docs/a.md',
    version: '4.2',
    fixture: 'a.php',
    explainsErrors: false,
    samples: [
      {...sample, id: 'x', key: '#1', line: 5},
      {...sample, id: 'y', key: '#2', line: 9},
    ],
  };
  const run = {missed: [], output: '', seconds: 1};
  const runs = new Map([
    ['x', {id: 'x', how: 'failed' as const, problems: [{line: 7, message: 'Undefined\n variable $a'}], ...run}],
    ['y', {id: 'y', how: 'executed' as const, problems: [], ...run}],
  ]);
  expect(pageFailures([page], runs, 'moodle')).toEqual([
    'docs/a.md:7: Undefined variable $a; to repeat, run: npm run prove -- --platform moodle --page docs/a.md',
  ]);
});

test('aligns the columns of a table', () => {
  expect(
    formatTable([
      ['Page', 'samples'],
      ['docs/a.md', 12],
    ]),
  ).toBe('Page       samples\ndocs/a.md       12');
});
