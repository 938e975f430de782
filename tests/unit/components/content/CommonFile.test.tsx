// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CommonFile, {type Props} from '@site/src/components/content/CommonFile';

describe('CommonFile', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

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

  test('marks a required file', () => {
    render(<CommonFile path="version.php" required summary="The version." />);
    expect(screen.getByText('Required')).toBeDefined();
    expect(screen.queryByText('Optional')).toBeNull();
  });

  test.each([
    ['db/tasks.php', 'dbtasksphp'],
    ['lang/en/local_greetings.php', 'langenlocal_greetingsphp'],
    ['README.md', 'readmemd'],
    ['amd/src/*-lazy.js', 'amdsrc-lazyjs'],
  ])('gives %s the anchor of a Markdown heading, and registers it for the link check', (path, anchor) => {
    const collectAnchor = vi.spyOn(useBrokenLinks(), 'collectAnchor');
    render(<CommonFile path={path} required={false} summary="A file." />);
    expect(screen.getByRole('heading').id).toBe(anchor);
    expect(collectAnchor).toHaveBeenCalledWith(anchor);
  });

  const valid = {path: 'lib.php', required: false, summary: 'Callbacks.'};
  test.each([
    [{...valid, path: undefined}, 'path is not set; allowed: text in quotes.'],
    [{...valid, summary: ''}, 'summary is ""; allowed: text in quotes.'],
    [{...valid, required: undefined}, 'required is not set; allowed: {true} or {false}.'],
    [{...valid, required: 'false'}, 'required is "false"; allowed: {true} or {false}.'],
  ])('throws an error for %j', (props, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<CommonFile {...(props as unknown as Props)} />)).toThrow(
      expect.objectContaining({message: `<CommonFile> ${message}`}),
    );
  });
});
