// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import PageChanges from '@site/src/components/content/PageChanges';
import {rowsOf} from './tables';

test('lists the changes by version, links the section, and shows the replacement', () => {
  render(
    <PageChanges
      edition="4.2"
      changes={{
        pageChanges: [
          {
            title: 'Tasks',
            path: '/docs/tasks#cron',
            heading: 'What cron does',
            kind: 'deprecated',
            version: '4.2',
            issue: 'MDL-1',
            what: 'The function `a()`.',
            instead: '`b()`',
          },
          {
            title: 'Access',
            path: '/docs/access',
            kind: 'added',
            version: '4.3.1',
            issue: 'MDL-2',
            what: 'All of it.',
          },
        ],
      }}
    />,
  );
  expect(screen.getAllByRole('caption').map(({textContent}) => textContent)).toEqual(['Moodle 4.3', 'Moodle 4.2']);
  expect([...rowsOf('Moodle 4.2').slice(1), ...rowsOf('Moodle 4.3').slice(1)]).toEqual([
    ['Tasks: What cron does', 'Deprecated', 'The function a(). Use b() instead.', 'MDL-1'],
    ['Access', 'New 4.3.1', 'All of it.', 'MDL-2'],
  ]);
  expect(screen.getByText('a()').tagName).toBe('CODE');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/access',
    'https://moodle.atlassian.net/browse/MDL-2',
    '/docs/tasks#cron',
    'https://moodle.atlassian.net/browse/MDL-1',
  ]);
});
