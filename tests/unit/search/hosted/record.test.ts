import {describe, expect, test} from 'vitest';
import {marks, readMarks, toHit, type HostedRecord} from '../../../../src/search/hosted/record.ts';

const mark = (text: string) => `${marks.before}${text}${marks.after}`;
const plain = (text: string) => ({text, ranges: []});

const record: HostedRecord = {
  url: 'https://example.com/docs/apis/task#when-it-fails',
  docusaurus_tag: 'docs-default-current',
  content: 'A task that fails runs again later.',
  hierarchy: {lvl0: 'API guides', lvl1: 'Task API', lvl2: 'Scheduling', lvl3: 'When it fails', lvl4: null},
};

describe('readMarks', () => {
  test.each([
    ['', plain('')],
    ['nothing', plain('nothing')],
    [
      `a ${mark('task')} and ${mark('b')}`,
      {
        text: 'a task and b',
        ranges: [
          [2, 6],
          [11, 12],
        ],
      },
    ],
    [mark('all'), {text: 'all', ranges: [[0, 3]]}],
    [
      `${mark('x')}${mark('y')}`,
      {
        text: 'xy',
        ranges: [
          [0, 1],
          [1, 2],
        ],
      },
    ],
    // Snippets can be cut off within a match.
    [`a ${marks.before}task`, {text: 'a task', ranges: [[2, 6]]}],
    [`a ${mark('')}b`, plain('a b')],
    ['<mark>no mark</mark>', plain('<mark>no mark</mark>')],
  ])('parses %j', (value, expected) => {
    expect(readMarks(value)).toEqual(expected);
  });
});

describe('toHit', () => {
  test('returns the title, the lowest heading and the section of the site', () => {
    expect(toHit(record)).toEqual({
      url: '/docs/apis/task#when-it-fails',
      tag: 'docs-default-current',
      title: plain('Task API'),
      breadcrumbs: ['API guides'],
      heading: plain('When it fails'),
      snippet: plain('A task that fails runs again later.'),
    });
  });

  test('keeps the highlighted ranges', () => {
    const hit = toHit({
      ...record,
      _highlightResult: {hierarchy: {lvl1: {value: `${mark('Task')} API`}, lvl3: {value: `When it ${mark('fails')}`}}},
      _snippetResult: {content: {value: `…${mark('task')} that…`}},
    });
    expect(hit).toMatchObject({
      title: {text: 'Task API', ranges: [[0, 4]]},
      heading: {text: 'When it fails', ranges: [[8, 13]]},
      snippet: {text: '…task that…', ranges: [[1, 5]]},
    });
  });

  test('has neither a heading nor a snippet for the page itself', () => {
    const hit = toHit({...record, content: null, hierarchy: {lvl0: null, lvl1: 'Task API'}});
    expect(hit).toMatchObject({breadcrumbs: [], snippet: plain('')});
    expect(hit).not.toHaveProperty('heading');
  });

  test.each([
    ['https://another.example/docs/x', '/docs/x'],
    ['//another.example/docs/x#y', '/docs/x#y'],
    ['/docs/x', '/docs/x'],
    ['https://another.example//evil.example/x', '/evil.example/x'],
    ['javascript:alert(1)', '/alert(1)'],
  ])('converts %s to %s', (url, expected) => {
    expect(toHit({...record, url}).url).toBe(expected);
  });
});
