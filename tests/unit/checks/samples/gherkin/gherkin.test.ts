import {describe, expect, test} from 'vitest';
import {checkPage} from '../../../../../checks/samples/index.ts';
import {archivedEditions, currentEdition} from '../../../../../src/moodle/editions.ts';
import {problemsOf, fences, oldPage, site} from '../site';

const {gherkin, php} = fences;

describe('valid Gherkin', () => {
  test('steps from a plugin in samples/', async () => {
    expect(await problemsOf(gherkin, 'When I greet "Ann" politely')).toEqual([]);
  });

  test('steps that a PHP sample on the page defines', async () => {
    const page = `\`\`\`${php}\n/**\n * @When I greet :name\n */\nfunction greet() {\n}\n\`\`\`\n\n\`\`\`${gherkin}\nWhen I greet "Ann"\n\`\`\`\n`;
    expect(await checkPage(site, 'docs/page.md', page)).toEqual([]);
  });

  test.each(['Deprecated', 'InvalidExample'])('deprecated steps in <%s>', async (component) => {
    const page = `<${component}>\n\n\`\`\`${gherkin}\nWhen I open the drawer\n\`\`\`\n\n</${component}>\n`;
    expect(await checkPage(site, 'docs/page.md', page)).toEqual([]);
  });

  test('app steps on pages about the app', async () => {
    const page = 'general/app/testing.md';
    expect(await problemsOf(gherkin, 'When I press "Save" in the app', page)).toEqual([]);
    expect(await problemsOf(gherkin, 'When I tap', page)).toEqual([
      `2: no step in Moodle ${currentEdition} and the app matches "I tap"; nearest: I press "{button}" | I open the drawer`,
    ]);
  });
});

describe('problems', () => {
  const outline = 'Scenario Outline: A\n  When I press "<b>"';

  test.each<[name: string, code: string, line: number, problem: string]>([
    [
      'unknown step',
      'When I pres "Save"',
      2,
      'matches "I pres "Save""; nearest: I press "{button}" | I greet "{name}"',
    ],
    ['missing table', 'When I set the following fields to these values:', 2, 'needs a table below it'],
    ['missing text', 'When I set the field "a" to multiline:', 2, 'needs text in """ below it'],
    [
      'scenario with examples',
      'Scenario: A\n  When I press "<b>"\n  Examples:\n    | b |\n    | c |',
      2,
      'must be a "Scenario Outline"',
    ],
    ['deprecated step without a version', 'When I close the drawer', 2, 'step "I close the drawer" is deprecated'],
    ['deprecated step', 'When I open the drawer', 2, 'step "I open the drawer" is deprecated since 4.0'],
    [
      'table whose rows have different lengths',
      'When I set the following fields to these values:\n  | a | b |\n  | c |',
      4,
      'inconsistent cell count within the table',
    ],
    ['step that does not take a table', 'When I press "Save"\n  | a | b |', 2, 'does not take a table below it'],
    ['step that does not take text', 'When I press "Save"\n  """\n  a\n  """', 2, 'does not take text below it'],
    ['outline without examples', outline, 2, 'the outline has no examples'],
    ['examples without rows', `${outline}\n  Examples:\n    | b |`, 4, 'the examples have no rows'],
    [
      'placeholder without a column',
      `${outline}\n  Examples:\n    | c |\n    | e |`,
      3,
      'have no column "b"; columns: c',
    ],
    ['sample without steps', 'Scenario: A\n  Press the button', 2, 'the sample contains no steps'],
    [
      'unknown step in an outline, with the values of the row',
      'Feature: A\n  Scenario Outline: B\n    When I <verb> "Save"\n    Examples:\n      | verb  |\n      | press |\n      | hit   |',
      4,
      'matches "I hit "Save""',
    ],
    [
      'app step on a page that is not about the app',
      'When I press "Save" in the app',
      2,
      `no step in Moodle ${currentEdition} matches`,
    ],
  ])('%s', async (_, code, line, problem) => {
    const [found, ...others] = await problemsOf(gherkin, code);
    expect(found).toContain(problem);
    expect([found?.split(':')[0], others]).toEqual([String(line), []]);
  });

  test('reports a step that was added in the newer version on a page for the older version', async () => {
    expect(await problemsOf(gherkin, 'Given I am on the "a" page', oldPage)).toEqual([
      `2: no step in Moodle ${archivedEditions.at(-1)} matches "I am on the "a" page"; nearest: I press "{button}" | I greet "{name}" politely`,
    ]);
  });
});
