import {readFileSync} from 'node:fs';
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
    const [table, list] = ['behat-steps.tsv', 'behat-step-list.txt'].map((file) =>
      readFileSync(`tests/data/${file}`, 'utf8'),
    );
    expect(behatStepList(table!.trimEnd(), '4.2')).toBe(list);
  });

  test('throws an error if a column is missing', () => {
    expect(() => behatStepList('pattern\n', '4.2')).toThrow('The table has no column "keyword".');
  });
});
