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
