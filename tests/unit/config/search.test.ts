import {expect, test} from 'vitest';
import {newIssueUrl} from '../../../config/search.ts';

test('returns the URL of the form for a new issue', () => {
  expect(newIssueUrl('https://github.com/moodle/devdocs')).toBe('https://github.com/moodle/devdocs/issues/new');
});
