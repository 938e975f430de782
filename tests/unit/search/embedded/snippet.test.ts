import {describe, expect, test} from 'vitest';
import type {MarkedText} from '../../../../src/search/types.ts';
import {parseQuery} from '../../../../src/search/embedded/query.ts';
import {mark, snippetOf} from '../../../../src/search/embedded/snippet.ts';

const words = (query: string) => parseQuery(query, {entries: new Map(), longest: 0});
/** The text with its matches in brackets. */
const show = ({text, ranges}: MarkedText) =>
  ranges.reduceRight(
    (shown, [start, end]) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    text,
  );

const filler = 'Nothing of interest is said here, at some length. '.repeat(20);

describe('mark', () => {
  test('highlights words, longer words and names that contain them', () => {
    expect(show(mark('Task API: run a \\core\\task\\base', words('task')))).toBe(
      '[Task] API: run a \\core\\[task]\\base',
    );
    expect(show(mark('Scheduled tasks', words('sched task')))).toBe('[Scheduled] [tasks]');
  });

  test('highlights no synonyms', () => {
    const withSynonym = parseQuery('cron task', {entries: new Map([['cron', [['scheduled']]]]), longest: 1});
    expect(show(mark('Scheduled tasks', withSynonym))).toBe('Scheduled [tasks]');
    expect(show(snippetOf('Scheduled tasks', withSynonym))).toBe('Scheduled [tasks]');
    const sharedWord = parseQuery('cron task', {entries: new Map([['cron', [['task']]]]), longest: 1});
    expect(show(mark('Scheduled tasks', sharedWord))).toBe('Scheduled [tasks]');
    expect(show(snippetOf('A scheduled run', withSynonym))).toBe('A [scheduled] run');
  });
});

describe('snippetOf', () => {
  test('shows the part that contains the most words of the query', () => {
    const snippet = snippetOf(`A task. ${filler}A scheduled task fails. ${filler}`, words('scheduled task'));
    expect(show(snippet)).toContain('A [scheduled] [task] fails.');
    expect(snippet.text).toMatch(/^….*…$/);
    expect(snippet.text.length).toBeLessThanOrEqual(165);
  });

  test('cuts the text at word boundaries and adjusts the ranges', () => {
    const snippet = snippetOf(`${filler}A task fails.`, words('task'));
    const [[start, end] = [0, 0]] = snippet.ranges;
    expect(snippet.text.slice(start, end)).toBe('task');
    expect(filler).toContain(snippet.text.slice(1, 30));
    expect(snippet.text).toMatch(/^…\S/);
  });
});
