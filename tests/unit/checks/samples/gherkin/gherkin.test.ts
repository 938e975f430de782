import {readFileSync} from 'node:fs';
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
  const faults = readFileSync('tests/data/faulty-features.txt', 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((section) => /^(.*)\n([^]*)\n-> (\d+): (.*)\n+$/.exec(section)!.slice(1) as [string, string, string, string]);

  test.each([
    ...faults,
    ['app step', 'When I press "Save" in the app', '2', `no step in Moodle ${currentEdition} matches`] as const,
  ])('%s', async (_, code, line, problem) => {
    const [found, ...others] = await problemsOf(gherkin, code);
    expect(found).toContain(problem);
    expect([found?.split(':')[0], others]).toEqual([line, []]);
  });

  test('reports a step that was added in the newer version on a page for the older version', async () => {
    expect(await problemsOf(gherkin, 'Given I am on the "a" page', oldPage)).toEqual([
      `2: no step in Moodle ${archivedEditions.at(-1)} matches "I am on the "a" page"; nearest: I press "{button}" | I greet "{name}" politely`,
    ]);
  });
});
