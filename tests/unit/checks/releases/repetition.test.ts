import {expect, test} from 'vitest';
import {findRepetitions} from '../../../../checks/releases/repetition.ts';
import {readReleaseNotes} from '../../../../src/moodle/releases/readReleaseNotes.ts';

/** Problems as `file:line: message`, for pages of one line. */
function problemsOf(pages: Readonly<Record<string, string>>): string[] {
  const notes = Object.entries(pages).map(([file, text]) => ({file, lines: readReleaseNotes(text).lines}));
  return findRepetitions(notes).map(({file, line, message}) => `${file}:${line}: ${message}`);
}

const rule = 'only backports of the same issue to other branches may share a line.';

test('reports a line about another issue, whatever its formatting', () => {
  expect(
    problemsOf({
      'general/releases/4.1/4.1.3.md': '- Quiz: made `report.php` faster (MDL-1)',
      'general/releases/4.2.md': '- Quiz: made report.php faster (MDL-2)',
    }),
  ).toEqual([`general/releases/4.2.md:1: MDL-2 has the text of MDL-1 in general/releases/4.1/4.1.3.md:1; ${rule}`]);
});

test('reports an issue that has the same line twice in a branch', () => {
  expect(
    problemsOf({
      'general/releases/4.1.md': '- Quiz: made the report faster (MDL-1)',
      'general/releases/4.1/4.1.3.md': '- Quiz: made the report faster (MDL-1)',
    }),
  ).toEqual([`general/releases/4.1/4.1.3.md:1: MDL-1 has the text of MDL-1 in general/releases/4.1.md:1; ${rule}`]);
});

test.each<[string, Record<string, string>]>([
  [
    'backports of a fix to other branches',
    {
      'general/releases/4.1/4.1.3.md': '- Quiz: made the report faster (MDL-1, MDL-3)',
      'general/releases/4.2.md': '- Quiz: made the report faster (MDL-1)',
    },
  ],
  [
    'a change of the platform and its counterpart in the app',
    {
      'general/app_releases/v4/v4.2.0.md': '- Quiz: made the report faster (MOBILE-1)',
      'general/releases/4.2.md': '- Quiz: made the report faster (MDL-1)',
    },
  ],
  [
    'lines without an issue, which may be the same change',
    {
      'general/releases/1.6.5.md': '- Security: fixed the escaping of shell commands',
      'general/releases/1.7.2.md': '- Security: fixed the escaping of shell commands',
    },
  ],
])('accepts %s', (_case, pages) => {
  expect(problemsOf(pages)).toEqual([]);
});
