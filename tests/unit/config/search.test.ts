import {expect, test} from 'vitest';
import {newIssueUrl} from '../../../config/search.ts';

test('readers report a missing result in a new issue', () => {
  expect(newIssueUrl('https://github.com/moodle/devdocs')).toBe('https://github.com/moodle/devdocs/issues/new');
});
