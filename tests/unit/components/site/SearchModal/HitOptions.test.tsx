// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
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

function renderOptions(shownHits: readonly SearchHit[], selectedIndex = 0) {
  const onSelect = vi.fn();
  const onOpen = vi.fn((_: SearchHit, event: {preventDefault: () => void}) => event.preventDefault());
  render(
    <div role="listbox" aria-label="Results">
      <HitOptions
        groups={groupHits(shownHits)}
        selectedIndex={selectedIndex}
        optionId={(index) => `hit-${index}`}
        onSelect={onSelect}
        onOpen={onOpen}
      />
    </div>,
  );
  return {onSelect, onOpen};
}

test('orders groups by their best hit', () => {
  expect(groupHits(hits).map(({label, hits: grouped}) => [label, grouped.map(({url}) => url)])).toEqual([
    ['API guides', ['/a', '/c']],
    ['Developer Resources', ['/b']],
  ]);
  expect(groupHits(hits, 'Recent')).toEqual([{label: 'Recent', hits}]);
  expect(groupHits([])).toEqual([]);
});

test('highlights matches and escapes HTML', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  renderOptions([
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
