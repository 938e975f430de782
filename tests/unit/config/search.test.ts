import {expect, test} from 'vitest';
import {newIssueUrl} from '../../../config/search.ts';

test('a missing result is a new issue of the project', () => {
  expect(newIssueUrl('https://github.com/moodle/devdocs')).toBe('https://github.com/moodle/devdocs/issues/new');
});
