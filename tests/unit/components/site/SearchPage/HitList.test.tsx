// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import type {SearchHit} from '../../../../../src/search/types';
import HitList from '../../../../../src/components/site/SearchPage/HitList';

const hit: SearchHit = {
  url: '/docs/4.1/apis/core/lock#use',
  tag: 'docs-default-4.1',
  title: {text: 'Lock API', ranges: [[0, 4]]},
  heading: {text: 'Use a lock', ranges: [[6, 10]]},
  breadcrumbs: ['API guides', 'Core APIs'],
  snippet: {
    text: 'A lock keeps a lock.',
    ranges: [
      [2, 6],
      [15, 19],
    ],
  },
};
const filters = [{pluginId: 'default', versions: [{name: '4.1', label: '4.1'}], defaultVersion: '4.1'}];
const marked = () => screen.getAllByText((_, element) => element?.tagName === 'MARK').map((mark) => mark.textContent);

test('shows a hit with its heading, breadcrumbs, version and matches', () => {
  render(<HitList hits={[hit]} start={11} filters={filters} />);
  expect(screen.getByRole('heading', {level: 2}).textContent).toBe('Lock API › Use a lock');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/4.1/apis/core/lock#use');
  expect(screen.getByText('4.1').parentElement?.textContent).toBe('API guides › Core APIs 4.1');
  expect(screen.getByRole('listitem').textContent).toContain('A lock keeps a lock.');
  expect(marked()).toEqual(['Lock', 'lock', 'lock', 'lock']);
  expect(screen.getByRole('list').getAttribute('start')).toBe('11');
});

test('shows no breadcrumbs or version if there are none', () => {
  const {container} = render(
    <HitList hits={[{...hit, tag: 'default', breadcrumbs: []}]} start={1} filters={filters} />,
  );
  expect(container.querySelectorAll('li > p')).toHaveLength(1);
});

test('escapes HTML', () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const text = {text: evil, ranges: [[0, 4]] as const};
  const {container} = render(
    <HitList
      hits={[{...hit, title: text, heading: text, snippet: text, breadcrumbs: [evil]}]}
      start={1}
      filters={filters}
    />,
  );
  expect(container.querySelectorAll('img, script')).toHaveLength(0);
  expect(screen.getByRole('listitem').textContent.split(evil)).toHaveLength(5);
});
