// @vitest-environment jsdom
import {describe, expect, test, vi} from 'vitest';
import type {SearchClient, SearchHit, SearchOutcome} from '../../../src/search/types.ts';
import {asDocSearchClient, markHtml, toRecord} from '../../../src/search/docSearch.ts';

const plain = (text: string) => ({text, ranges: []});
const hit: SearchHit = {
  url: '/docs/a#fails',
  tag: 'docs-default-current',
  title: {text: 'Task API', ranges: [[0, 4]]},
  breadcrumbs: ['API guides'],
  heading: {text: 'When a task fails', ranges: [[7, 11]]},
  snippet: {text: 'It runs again.', ranges: []},
};
const place = {language: 'en-AU', tags: ['default'], limit: 8};

function clientWith(outcome: SearchOutcome): SearchClient {
  return {prepare: vi.fn(), search: vi.fn(() => Promise.resolve(outcome)), close: vi.fn()};
}

/** What a browser makes of HTML: the names of its elements, and the text that it shows. */
function render(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  return {elements: [...root.querySelectorAll('*')].map(({localName}) => localName), text: root.textContent};
}

describe('toRecord', () => {
  test('shows title, heading and snippet, with marks', () => {
    expect(toRecord(hit, 'Guides')).toEqual({
      objectID: '/docs/a#fails',
      url: '/docs/a#fails',
      type: 'lvl1',
      content: 'It runs again.',
      hierarchy: {lvl0: 'Guides', lvl1: 'Task API › When a task fails'},
      _snippetResult: {
        content: {value: 'It runs again.'},
        hierarchy: {lvl1: {value: '<mark>Task</mark> API › When a <mark>task</mark> fails'}},
      },
    });
  });

  test('shows the title alone of what stands above the first heading', () => {
    const {heading, ...top} = hit;
    expect(heading).toBeDefined();
    expect(toRecord(top, 'Guides').hierarchy.lvl1).toBe('Task API');
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '</mark><script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    "' onclick='alert(1)",
    '&lt;b&gt; &amp; <b>',
    '<mark>',
  ])('of %s the modal makes no element', (text) => {
    const hostile = {text, ranges: [[0, text.length]] as const};
    const record = toRecord({...hit, title: hostile, heading: plain(text), snippet: hostile}, 'Guides');
    const shown = [
      record.content,
      record.hierarchy.lvl1,
      record._snippetResult.content.value,
      record._snippetResult.hierarchy.lvl1.value,
    ].map(render);
    expect(shown.map(({elements}) => elements)).toEqual([[], [], ['mark'], ['mark']]);
    expect(shown.map((each) => each.text)).toEqual([text, `${text} › ${text}`, text, `${text} › ${text}`]);
  });
});

test('markHtml marks inside a text that needs escaping', () => {
  const marked = {
    text: 'a < b & c',
    ranges: [
      [2, 3],
      [8, 9],
    ] as const,
  };
  expect(markHtml(marked)).toBe('a <mark>&lt;</mark> b &amp; <mark>c</mark>');
});

describe('asDocSearchClient', () => {
  test('asks the engine in its place, and hands on what it answers', async () => {
    const search = vi.fn(() => Promise.resolve({status: 'answered', answer: {total: 12, hits: [hit]}} as const));
    const client = {...clientWith({status: 'superseded'}), search};
    const {results} = await asDocSearchClient(client, place, () => 'Guides').search({requests: [{query: 'task'}]});
    expect(search).toHaveBeenCalledExactlyOnceWith({...place, query: 'task'});
    expect(results).toEqual([{hits: [toRecord(hit, 'Guides')], nbHits: 12}]);
  });

  test('a failure is the error for which the modal has a message', async () => {
    const client = clientWith({status: 'failed', message: '/search-index.json: status 404'});
    await expect(
      asDocSearchClient(client, place, () => '').search({requests: [{query: 'task'}]}),
    ).rejects.toMatchObject({
      name: 'RetryError',
      message: '/search-index.json: status 404',
    });
  });

  test('a search that was overtaken does not end', async () => {
    const ended = vi.fn();
    void asDocSearchClient(clientWith({status: 'superseded'}), place, () => '')
      .search({requests: [{query: 'ta'}]})
      .then(ended, ended);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(ended).not.toHaveBeenCalled();
  });
});
