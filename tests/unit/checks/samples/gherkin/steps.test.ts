import {describe, expect, test} from 'vitest';
import {behatSteps} from '../../../../../tools/symbols/behatSteps.ts';
import {readableStep, stepExpression} from '../../../../../checks/samples/gherkin/steps.ts';

describe('stepExpression and readableStep', () => {
  test('convert regular expressions and text with names', () => {
    expect(
      stepExpression('I am on :course homepage with editing mode :state').test(
        'I am on "C 1" homepage with editing mode on',
      ),
    ).toBe(true);
    expect(stepExpression('I am on :course homepage').test('I am on C 1 homepage')).toBe(false);
    expect(readableStep('/^I press "(?P<button_string>(?:[^"]|\\\\")*)"$/')).toBe('I press "{button}"');
    expect(readableStep('I greet :name')).toBe('I greet "{name}"');
  });
});

describe('behatSteps', () => {
  const head = 'keyword\tpattern\tmethod\tsignature\tdeprecated\tfile';

  test('writes the pattern, argument and deprecation of each step in sorted order', () => {
    const table = [
      head,
      'When\tI b :c\tx::b\t($c)\t4.2\ta.php:1',
      'Given\t/^I a:$/\tx::a\t(Behat\\Gherkin\\Node\\TableNode $data)\t\ta.php:2',
      'Then\t/^I c:$/\tx::c\t(Behat\\Gherkin\\Node\\PyStringNode $text)\t\ta.php:3',
    ].join('\n');
    expect((JSON.parse(behatSteps(table, '4.2')) as {steps: unknown}).steps).toEqual([
      {pattern: '/^I a:$/', argument: 'table'},
      {pattern: '/^I c:$/', argument: 'text'},
      {pattern: 'I b :c', deprecated: '4.2'},
    ]);
  });

  test('throws an error if a column is missing or a pattern is invalid', () => {
    expect(() => behatSteps('keyword\tpattern\n', '4.2')).toThrow('The table has no column "signature".');
    expect(() => behatSteps(`${head}\nWhen\t/^(a$/\tx\t()\t\ta.php:1`, '4.2')).toThrow('Unterminated group');
  });
});
