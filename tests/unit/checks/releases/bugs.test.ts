import {expect, test} from 'vitest';
import {statesBug} from '../../../../checks/releases/bugs.ts';

test.each([
  'Forum: the list shows users who cannot see the forum',
  'Forum: students can see posts that they should not see',
  'Backup: restore fails with a database error',
  'Themes: the link to the help page is broken',
  'Search: the filter for courses does not work',
  'Course: a long short name causes a database error',
  'Calendar: dates are incorrectly formatted in some languages',
  'Quiz: wrong order of attempts in the report',
])('%s: states a bug', (line) => {
  expect(statesBug(line)).toBe(true);
});

test.each([
  'Forum: fixed the list, which showed users who cannot see the forum',
  'Backup: restore no longer fails with a database error',
  'Output: a broken link now causes a warning',
  'Antivirus: virus checks that return an error state can be retried',
  'Behat: added an option to take a screenshot when a test fails',
  'Sign up: an error message is shown if the CAPTCHA is wrong',
  'Administration: a page warns if cron does not work',
  'Themes: themes can define blocks that users cannot add',
  'Reports: the list includes students who have not submitted',
  'Language: the string "You should not be here" can be translated',
])('%s: is a fix or a feature', (line) => {
  expect(statesBug(line)).toBe(false);
});
