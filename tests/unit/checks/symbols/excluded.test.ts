import {describe, expect, test} from 'vitest';
import {newest, problemsOf, sample} from './pages.ts';

test('functions of the app are accepted on pages about the app', () => {
  expect(problemsOf('See `renderWrapperComponent(component)`.', {isApp: true})).toEqual([]);
  expect(problemsOf('See `renderWrapperComponent(component)`.')).toEqual([
    `1: Moodle ${newest} has no function renderWrapperComponent(); nearest: render().`,
  ]);
});

describe('excluded samples', () => {
  test('may use any names', () => {
    expect(problemsOf(sample('php no-symbols="invented"', 'invented_by_us();'))).toEqual([]);
  });

  test.each([
    [
      'missing reason',
      sample('php no-symbols', 'invented_by_us();'),
      '3: no-symbols needs a reason, as in no-symbols="an invented function".',
    ],
    [
      'unnecessary no-symbols',
      sample('php no-symbols="why"', 'time();'),
      '3: no-symbols is not needed here, because every name in the sample is known.',
    ],
    [
      'invalid PHP',
      sample('php', 'this is none {'),
      '3: this sample is not valid PHP, so its names cannot be checked.',
    ],
  ])('reports a problem: %s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('a page with invalid Markdown is reported', () => {
    expect(problemsOf('<Since')).toEqual([
      expect.stringMatching(/^1: the Markdown cannot be parsed \(Unexpected end of file/),
    ]);
  });
});
