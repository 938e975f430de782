// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test, vi} from 'vitest';
import type {SearchHit} from '../../../../../src/search/types';
import HitOptions, {groupHits} from '../../../../../src/components/site/SearchModal/HitOptions';

const plain = (text: string) => ({text, ranges: []});
const hit = (url: string, breadcrumbs: string[], more: Partial<SearchHit> = {}): SearchHit => ({
  url,
  tag: 'default',
  title: plain(`Title of ${url}`),
  breadcrumbs,
  snippet: plain(''),
  ...more,
});

const hits = [hit('/a', ['API guides', 'Data']), hit('/b', []), hit('/c', ['API guides'])];

function show(own: readonly SearchHit[], chosen = 0) {
  const onChoose = vi.fn();
  const onOpen = vi.fn((_: SearchHit, event: {preventDefault: () => void}) => event.preventDefault());
  render(
    <div role="listbox" aria-label="Results">
      <HitOptions
        groups={groupHits(own)}
        chosen={chosen}
        optionId={(index) => `hit-${index}`}
        onChoose={onChoose}
        onOpen={onOpen}
      />
    </div>,
  );
  return {onChoose, onOpen};
}

test('groups stand in the order of their best hit', () => {
  expect(groupHits(hits).map(({label, hits: own}) => [label, own.map(({url}) => url)])).toEqual([
    ['API guides', ['/a', '/c']],
    ['Developer Resources', ['/b']],
  ]);
  expect(groupHits(hits, 'Recent')).toEqual([{label: 'Recent', hits}]);
  expect(groupHits([])).toEqual([]);
});

test('each group has its name and its hits, numbered through', () => {
  show(hits, 1);
  const group = screen.getByRole('group', {name: 'API guides'});
  const options = within(group).getAllByRole('option');
  expect(options.map(({id}) => id)).toEqual(['hit-0', 'hit-1']);
  expect(options.map((option) => option.getAttribute('href'))).toEqual(['/a', '/c']);
  expect(screen.getByRole('option', {selected: true})).toBe(options[1]);
  expect(screen.getByRole('group', {name: 'Developer Resources'})).toHaveProperty(
    'textContent',
    expect.stringContaining('Title of /b'),
  );
  expect(options[0]?.textContent).toContain('Data');
});

test('marks what matches; whatever a page holds is text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  show([
    hit('/a', [hostile, hostile], {
      title: {text: `${hostile} task`, ranges: [[hostile.length + 1, hostile.length + 5]]},
      heading: plain('<b>heading</b>'),
      snippet: {text: `a ${hostile} b`, ranges: [[2, 2 + hostile.length]]},
    }),
  ]);
  const option = screen.getByRole('option');
  expect([...option.querySelectorAll('mark')].map(({textContent}) => textContent)).toEqual(['task', hostile]);
  expect(option.textContent).toBe(`${hostile} task › <b>heading</b>${hostile}a ${hostile} b`);
  expect(document.querySelectorAll('img, b')).toHaveLength(0);
});

test('tells which hit the pointer is on, and which is opened', async () => {
  const {onChoose, onOpen} = show(hits);
  const user = userEvent.setup();
  await user.hover(screen.getByText('Title of /b'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(2);
  await user.click(screen.getByText('Title of /b'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(hits[1], expect.anything());
});
