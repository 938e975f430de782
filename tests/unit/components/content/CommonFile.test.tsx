// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CommonFile from '@site/src/components/content/CommonFile';

test('renders an article named after the file, with its path, badge, summary and body', () => {
  render(
    <CommonFile path="db/tasks.php" required={false} summary="Declares tasks, see `\core\task`.">
      <p>Cron reads it.</p>
    </CommonFile>,
  );
  const article = within(screen.getByRole('article', {name: 'db/tasks.php'}));
  expect(within(article.getByRole('heading', {level: 3, name: 'db/tasks.php'})).getByRole('code').textContent).toBe(
    'db/tasks.php',
  );
  expect(article.getAllByRole('paragraph').map(({textContent}) => textContent)).toEqual([
    'Optional Declares tasks, see \\core\\task.',
    'Cron reads it.',
  ]);
  expect(article.getAllByRole('code').at(-1)?.textContent).toBe('\\core\\task');
});

test.each([
  ['db/tasks.php', 'dbtasksphp'],
  ['amd/src/*-lazy.js', 'amdsrc-lazyjs'],
])('gives %s the anchor of a Markdown heading, and registers it for the link check', (path, anchor) => {
  const collectAnchor = vi.spyOn(useBrokenLinks(), 'collectAnchor');
  render(<CommonFile path={path} required summary="A file." />);
  expect(screen.getByRole('heading').id).toBe(anchor);
  expect(screen.getByText('Required')).toBeDefined();
  expect(collectAnchor).toHaveBeenCalledWith(anchor);
});
