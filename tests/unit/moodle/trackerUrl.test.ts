import {expect, test} from 'vitest';
import {trackerSearchUrl} from '../../../src/moodle/trackerUrl.ts';

test('searches the tracker for text with quotation marks, and for all issues without a text', () => {
  const jqlOf = (text: string) => new URL(trackerSearchUrl(text)).searchParams.get('jql');
  expect(jqlOf('quiz "review" empty')).toBe('project = MDL AND text ~ "quiz  review  empty" ORDER BY updated');
  expect(jqlOf('')).toBe('project = MDL ORDER BY updated');
});
