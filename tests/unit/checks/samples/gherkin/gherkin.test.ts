import {describe, expect, test} from 'vitest';
import {checkPage} from '../../../../../checks/samples/index.ts';
import {problemsOf, fences, oldPage, site, write} from '../site';

const {gherkin, php} = fences;

write(
  'samples/local_greetings/tests/behat/behat_local_greetings.php',
  '<?php',
  '/**',
  ' * @When I greet :name politely',
  ' */',
);

describe('valid Gherkin', () => {
  test.each<[name: string, code: string]>([
    ['steps', 'When I press "Save"\nAnd I am on the "Course 1" page'],
    ['scenario', 'Background:\n  Given I press "a"\nScenario: b\n  When I press "c"'],
    ['step with a table', 'When I set the following fields to these values:\n  | a | b |'],
    ['outline', 'Scenario Outline: a\n  When I press "<b>"\n\n  Examples:\n    | b |\n    | c |'],
    ['text below a step', 'When I set the field "a" to multiline:\n  """\n  Given nothing\n  """'],
    ['table below a step whose source does not say', 'When I backup the course using these options:\n  | a | b |'],
    ['step of a plugin in samples/', 'When I greet "Ann" politely'],
  ])('%s', async (_, code) => {
    expect(await problemsOf(gherkin, code)).toEqual([]);
  });

  test('steps that a PHP sample on the page defines', async () => {
    const page = `\`\`\`${php}\n/**\n * @When I greet :name\n */\nfunction greet() {\n}\n\`\`\`\n\n\`\`\`${gherkin}\nWhen I greet "Ann"\n\`\`\`\n`;
    expect((await checkPage(site, 'docs/page.md', page)).problems).toEqual([]);
  });

  test.each(['Deprecated', 'InvalidExample'])('deprecated steps in <%s>', async (component) => {
    const page = `<${component}>\n\n\`\`\`${gherkin}\nWhen I open the drawer\n\`\`\`\n\n</${component}>\n`;
    expect((await checkPage(site, 'docs/page.md', page)).problems).toEqual([]);
  });

  test('app steps on pages about the app', async () => {
    const page = 'general/app/testing.md';
    expect(await problemsOf(gherkin, 'When I press "Save" in the app', page)).toEqual([]);
    expect(await problemsOf(gherkin, 'When I tap', page)).toEqual([
      '2: no step of Moodle 4.2 and the app matches "I tap"; nearest: I press "{button}" | I open the drawer',
    ]);
  });
});

describe('problems', () => {
  test.each<[name: string, code: string, problems: string[]]>([
    [
      'unknown step',
      'When I pres "Save"',
      ['2: no step of Moodle 4.2 matches "I pres "Save""; nearest: I press "{button}" | I greet "{name}" politely'],
    ],
    [
      'no table',
      'When I set the following fields to these values:',
      ['2: step "I set the following fields to these values:" needs a table below it'],
    ],
    [
      'no text',
      'When I set the field "a" to multiline:',
      ['2: step "I set the field "a" to multiline:" needs text in """ below it'],
    ],
    [
      'examples of a scenario',
      'Scenario: A\n  When I press "<b>"\n  Examples:\n    | b |\n    | c |',
      ['2: a scenario with examples is a "Scenario Outline", not a "Scenario"'],
    ],
    [
      'deprecated step, nobody says since when',
      'When I close the drawer',
      ['2: step "I close the drawer" is deprecated'],
    ],
    ['deprecated step', 'When I open the drawer', ['2: step "I open the drawer" is deprecated since 4.0']],
    [
      'crooked table',
      'When I set the following fields to these values:\n  | a | b |\n  | c |',
      ['4: no Gherkin (steps): inconsistent cell count within the table'],
    ],
    [
      'table below a step that takes none',
      'When I press "Save"\n  | a | b |',
      ['2: step "I press "Save"" takes no table below it'],
    ],
    [
      'text below a step that takes none',
      'When I press "Save"\n  """\n  a\n  """',
      ['2: step "I press "Save"" takes no text below it'],
    ],
    ['outline without examples', 'Scenario Outline: A\n  When I press "<b>"', ['2: the outline has no examples']],
    [
      'examples without rows',
      'Scenario Outline: A\n  When I press "<b>"\n  Examples:\n    | b |',
      ['4: the examples have no rows'],
    ],
    [
      'value without a column',
      'Scenario Outline: A\n  When I press "<b>"\n  Examples:\n    | c | d |\n    | e | f |',
      ['3: the examples have no column "b"; columns: c, d'],
    ],
    ['no step', 'Scenario: A\n  Press the button', ['2: no Gherkin (scenarios): there is no step in it']],
    [
      'outline',
      'Feature: A\n  Scenario Outline: B\n    When I <verb> "Save"\n    Examples:\n      | verb  |\n      | press |\n      | hit   |',
      ['4: no step of Moodle 4.2 matches "I hit "Save""; nearest: I press "{button}" | I am on the "{name}" page'],
    ],
    [
      'step of the app on a page that is not about it',
      'When I press "Save" in the app',
      [
        '2: no step of Moodle 4.2 matches "I press "Save" in the app"; nearest: I press "{button}" | I greet "{name}" politely',
      ],
    ],
  ])('%s', async (_, code, expected) => {
    expect(await problemsOf(gherkin, code)).toEqual(expected);
  });

  test('a step of the newer version fails on a page of the older version', async () => {
    expect(await problemsOf(gherkin, 'Given I am on the "a" page', oldPage)).toEqual([
      '2: no step of Moodle 4.1 matches "I am on the "a" page"; nearest: I press "{button}" | I greet "{name}" politely',
    ]);
  });
});
