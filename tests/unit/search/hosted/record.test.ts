import {expect, test} from 'vitest';
import {marks, toHit, type HostedRecord} from '../../../../src/search/hosted/record.ts';

const mark = (text: string) => `${marks.before}${text}${marks.after}`;
const plain = (text: string) => ({text, ranges: []});

const record: HostedRecord = {
  url: 'https://example.com/docs/apis/task#when-it-fails',
  docusaurus_tag: 'docs-default-current',
  content: 'A task that fails runs again later.',
  hierarchy: {lvl0: 'API guides', lvl1: 'Task API', lvl2: 'Scheduling', lvl3: 'When it fails', lvl4: null},
};

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

test('keeps the highlighted ranges, also of a snippet that is cut off within a match, and shows HTML as text', () => {
  const hit = toHit({
    ...record,
    _highlightResult: {hierarchy: {lvl1: {value: `${mark('Task')} API`}, lvl3: {value: `When it ${mark('fails')}`}}},
    _snippetResult: {content: {value: `…${mark('task')} <mark>that</mark> ${marks.before}fai`}},
  });
  expect(hit).toMatchObject({
    title: {text: 'Task API', ranges: [[0, 4]]},
    heading: {text: 'When it fails', ranges: [[8, 13]]},
    snippet: {
      text: '…task <mark>that</mark> fai',
      ranges: [
        [1, 5],
        [24, 27],
      ],
    },
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
