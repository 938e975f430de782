import {describe, expect, test} from 'vitest';
import {behatStepList} from '../../../../../tools/symbols/behatSteps.ts';
import {parametersOf, wordedStep} from '../../../../../checks/samples/gherkin/stepWords.ts';

describe('wordedStep', () => {
  test.each([
    [String.raw`/^I press "(?P<button_string>(?:[^"]|\\")*)"$/`, 'I press "{button}"'],
    [String.raw`/^I wait "(?P<seconds_number>\d+)" seconds$/`, 'I wait "{seconds}" seconds'],
    ['/^category "([^"]*)" in "([^"]*)"$/', 'category "{one}" in "{two}"'],
    ['/^move (?P<direction>up|down) one$/', 'move {up|down} one'],
    [String.raw`/^size to "(mobile|\d+x\d+)"$/`, 'size to "{mobile|NxN}"'],
    ['/^it is( not)? here$/', 'it is[ not] here'],
    ['/^it match(?:es)* here$/', 'it match[es] here'],
    ['/^(?:|I )pause(?:| scenario execution)$/', '[I ]pause[ scenario execution]'],
    ['/^I press the (?P<modifiers_string>.* )?(?P<key_string>.*) key$/', 'I press the [{modifiers} ]{key} key'],
    [String.raw`/^langpack \'([^\']*)\' is installed$/`, "langpack '{one}' is installed"],
    ['/^the activity shows a checkbox/', 'the activity shows a checkbox'],
    ['I greet :name', 'I greet "{name}"'],
    ['it should :not exist', 'it should not exist'],
    ['the title should contain ":title"', 'the title should contain "{title}"'],
  ])('converts %s to %s', (pattern, text) => {
    expect(wordedStep(pattern, ['one', 'two'])).toBe(text);
  });

  test('returns undefined for the form without quotes', () => {
    expect(wordedStep('/^I am on the (?<page>[^ "]*) page$/', ['page'])).toBeUndefined();
    expect(wordedStep('/^I am on the page as "(?<user>[^ "]*)"$/', ['user'])).toBe('I am on the page as "{user}"');
  });

  test('throws an error if a pattern is too complex', () => {
    expect(() => wordedStep('/^a+$/', [])).toThrow('The pattern /^a+$/ is too complex to write as text: a+');
    expect(() => wordedStep('/^a ([^"]*)$/', [])).toThrow(
      'The pattern /^a ([^"]*)$/ is too complex to write as text: a {}',
    );
    expect(() => wordedStep('/^(a$/', [])).toThrow('The pattern contains a group that is not closed: (a');
  });

  test('parametersOf returns the parameter names in a signature', () => {
    expect(parametersOf("($element, string $type = 'x'): void")).toEqual(['element', 'type']);
  });
});

describe('behatStepList', () => {
  test('lists the most used classes first, then core classes, then plugin classes', () => {
    const table = [
      'keyword\tpattern\tmethod\tsignature\tdeprecated\tfile',
      'Given\tI a :b\tbehat_mod_quiz::a\t($b)\t4.2\tmod/quiz/tests/behat/behat_mod_quiz.php:1',
      'Then\t/^I z:$/\tbehat_core_question::z\t(Behat\\Gherkin\\Node\\TableNode $t)\t\tquestion/tests/behat/q.php:2',
      'When\t/^I y$/\tbehat_core_question::y\t()\t\tquestion/tests/behat/q.php:3',
      'When\t/^I g$/\tbehat_grading::g\t()\t\tgrade/grading/tests/behat/g.php:3',
      'When\t/^I x$/\tbehat_general::x\t()\t\tlib/tests/behat/behat_general.php:~4',
      'When\t/^I (?<n>[^ "]*)$/\tbehat_general::x\t($n)\t\tlib/tests/behat/behat_general.php:5',
    ].join('\n');
    expect(behatStepList(table, '4.2')).toBe(
      `{
  "name": "4.2",
  "groups": [
    {"class":"behat_general","title":"General","file":"lib/tests/behat/behat_general.php", "steps": [
      {"keyword":"When","text":"I x","method":"x"}
    ]},
    {"class":"behat_core_question","title":"Question","file":"question/tests/behat/q.php", "steps": [
      {"keyword":"When","text":"I y","method":"y"},
      {"keyword":"Then","text":"I z:","method":"z","argument":"table"}
    ]},
    {"class":"behat_grading","title":"Grading","file":"grade/grading/tests/behat/g.php", "steps": [
      {"keyword":"When","text":"I g","method":"g"}
    ]},
    {"class":"behat_mod_quiz","file":"mod/quiz/tests/behat/behat_mod_quiz.php", "steps": [
      {"keyword":"Given","text":"I a \\"{b}\\"","method":"a","deprecated":"4.2"}
    ]}
  ]
}
`,
    );
  });

  test('throws an error if a column is missing', () => {
    expect(() => behatStepList('pattern\n', '4.2')).toThrow('The table has no column "keyword".');
  });
});
