// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import PageChanges from '@site/src/components/content/PageChanges';
import {rowsOf} from './tables';

test('links the section, and shows the replacement', () => {
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
            version: '4.2.1',
            issue: 'MDL-2',
            what: 'All of it.',
          },
        ],
      }}
    />,
  );
  expect(rowsOf('Changes described on pages')).toEqual([
    ['Page', 'Change', 'Description', 'Issue'],
    ['Tasks: What cron does', 'Deprecated in 4.2', 'The function a(). Use b() instead.', 'MDL-1'],
    ['Access', 'Added in 4.2.1', 'All of it.', 'MDL-2'],
  ]);
  expect(screen.getByText('a()').tagName).toBe('CODE');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/tasks#cron',
    'https://moodle.atlassian.net/browse/MDL-1',
    '/docs/access',
    'https://moodle.atlassian.net/browse/MDL-2',
  ]);
});
