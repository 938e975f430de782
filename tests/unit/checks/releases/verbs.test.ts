import {expect, test} from 'vitest';
import {hasVerb} from '../../../../checks/releases/verbs.ts';

test.each([
  'Logs: final deprecation of `add_to_log()`',
  'Question bank: several minor usability improvements',
  'Forum: new report of discussions',
  'External tool: insufficient access check in the LTI module',
])('%s: has no verb', (line) => {
  expect(hasVerb(line)).toBe(false);
});

test.each([
  'Quiz: fixed an error when a teacher deletes the last question',
  'Quiz: grades are no longer rounded twice',
  'Output: all icons now use the icon font',
  'Course: copy several sections at once',
  'Report builder: filters with params no longer break',
  'SCORM: the activity supports groups',
  'Assignment: the screen for granting an extension lists the names of students',
  'Comments: user names link to the user profiles',
  'Themes: rewrote the layout of the login page',
  'Fixed a memory leak on large sites',
  'Enrolment: the window doesn’t open twice',
  '[Forum](https://example.org/Forum): search for users while grading',
])('%s: has a verb', (line) => {
  expect(hasVerb(line)).toBe(true);
});
