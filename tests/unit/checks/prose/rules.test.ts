import {describe, expect, test} from 'vitest';
import {proseRules} from '../../../../checks/prose/rules.ts';

/** For each rule, sentences that it reports, and correct sentences with similar words. */
const examples: Readonly<Record<string, {bad: string[]; good: string[]}>> = {
  somebody: {
    bad: ['Somebody has to check it.', 'Whoever edits the page sees it.', 'It is for everybody.'],
    good: ['Everyone can see it.', 'The message body is empty.', 'No one can edit it.'],
  },
  person: {
    bad: ['Ask the person who wrote it.', 'It greets one person.', 'Persons are listed.'],
    good: ['Use the first person singular.', 'Personal data is deleted.', 'You can meet in person.'],
  },
  'people who': {
    bad: ['People who are enrolled see it.', 'It escapes text of people.'],
    good: ['Moodle is used by many people.', 'People search for it.'],
  },
  'of its own': {
    bad: ['A function of yours runs.', 'It has a page of its own.', 'Use tables of your own.'],
    good: ['It has its own page.', 'The rest is yours.'],
  },
  'chain of "of"': {
    bad: ['Check the version of PHP.', 'It is a file of the plugin.'],
    good: ['Check the PHP version.', 'The version of the plugin increases.'],
  },
  'rare word': {
    bad: ['This mends the link.', 'It is built anew.', 'It is seldom used.'],
    good: ['We recommend it.', 'Append a line.', 'An amendment is needed.'],
  },
  shall: {bad: ['The name shall be unique.', 'You need not call it.'], good: ['It is shallow.', 'You need nothing.']},
  stands: {
    bad: ['The file stands in the folder.', 'Its name stands beside it.'],
    good: ['PHP stands for "PHP: Hypertext Preprocessor".', 'A standalone page.', 'It is a standard.'],
  },
  'exists since': {
    bad: ['The class exists since 4.2.', 'It is there since Moodle 4.1.'],
    good: ['It has been available since 4.2.', 'Available since 4.2.'],
  },
  latter: {bad: ['The latter is faster.'], good: ['Later it is faster.', 'In its former place.']},
  riddle: {
    bad: ['What describes the file has setters.', 'It ends. What is left is deleted.', 'Who is enrolled has access.'],
    good: [
      'What is a renderer?',
      'What you need',
      'Choose what is shown.',
      'What if the user is deleted?',
      '| What it does | It is shown. |',
      "What's new is listed below.",
    ],
  },
  id: {
    bad: ['Pass the id of the user.', 'It returns ids.'],
    good: [
      'Pass the ID.',
      'The `id` column.',
      'See /user?id=2.',
      'It is called course-id.',
      'The id/name pair.',
      'user.id',
    ],
  },
  filler: {bad: ['Simply call it.', 'Please note that it is slow.'], good: ['A simple call.', 'Note that it is slow.']},
};

function match(pattern: RegExp, text: string): boolean {
  return pattern.test(text.replaceAll(/`[^`]+`/g, 'Code'));
}

describe('proseRules', () => {
  test('have examples for each rule in this file', () => {
    expect(Object.keys(examples)).toEqual(proseRules.map(({name}) => name));
  });

  test.each(proseRules.map((rule) => [rule.name, rule] as const))(
    'the rule "%s" reports only the bad examples',
    (name, {pattern}) => {
      const {bad = [], good = []} = examples[name] ?? {};
      expect(bad.filter((text) => !match(pattern, text))).toEqual([]);
      expect(good.filter((text) => match(pattern, text))).toEqual([]);
    },
  );
});
