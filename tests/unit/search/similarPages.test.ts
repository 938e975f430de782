import {describe, expect, test} from 'vitest';
import {findSimilarPages} from '../../../src/search/similarPages.ts';

const page = (path: string, title: string, description = '') => ({path, title, description});

const home = page('/docs', 'Introduction', 'Where to start.');
const tasks = page('/docs/apis/subsystems/task', 'Task API', 'Work in the background.');
const scheduled = page('/docs/apis/subsystems/task/scheduled', 'Scheduled tasks', 'Run work at set times.');
const dbTasks = page('/docs/apis/commonfiles/db-tasks.php', 'db/tasks.php', 'Which tasks a plugin has.');
const schema = page('/docs/apis/core/dml/database-schema', 'Database schema', 'Tables and their fields.');
const pages = [home, schema, dbTasks, scheduled, tasks];

describe('findSimilarPages', () => {
  test('finds a page by words of its title, ignoring case', () => {
    expect(findSimilarPages('SCHEDULED Tasks', pages, 1)).toEqual([scheduled]);
  });

  test('finds a page by its path, with or without an extension', () => {
    expect(findSimilarPages('docs/apis/core/dml/database-schema', pages, 1)).toEqual([schema]);
    expect(findSimilarPages('docs/apis/core/dml/database-schema.html', pages, 1)).toEqual([schema]);
  });

  test('treats punctuation like spaces', () => {
    expect(findSimilarPages('db tasks php', pages, 1)).toEqual([dbTasks]);
    expect(findSimilarPages('db/tasks.php', pages, 1)).toEqual([dbTasks]);
  });

  test('tolerates one typo in words of four letters and two in words of eight', () => {
    expect(findSimilarPages('databse', pages, 1)).toEqual([schema]);
    expect(findSimilarPages('shcedulde', pages, 5)).toEqual([]);
    expect(findSimilarPages('schedulde', pages, 1)).toEqual([scheduled]);
    // Words of three letters have to match exactly.
    expect(findSimilarPages('dab', [page('/x/abd', 'Dad')], 1)).toEqual([]);
  });

  test('matches prefixes of at least three letters', () => {
    expect(findSimilarPages('sched', pages, 1)).toEqual([scheduled]);
    expect(findSimilarPages('sc', pages, 5)).toEqual([]);
  });

  test('ranks matches in descriptions after matches in titles', () => {
    expect(findSimilarPages('background', pages, 5)).toEqual([tasks]);
    const titled = page('/docs/work', 'Background work');
    expect(findSimilarPages('background', [...pages, titled], 5)).toEqual([titled, tasks]);
  });

  test('ranks shorter paths first among equal scores', () => {
    const twin = page('/docs/4.1/apis/core/dml/database-schema', 'Database schema', 'Tables and their fields.');
    expect(findSimilarPages('database schema', [twin, schema], 2)).toEqual([schema, twin]);
  });

  test('returns no more results than the limit', () => {
    expect(findSimilarPages('tasks', pages, 5).length).toBeGreaterThan(1);
    expect(findSimilarPages('tasks', pages, 1)).toHaveLength(1);
  });

  test.each(['', '   ', '/', '.html', '%%%', 'zzzzzzzz', 'völlig'])('finds nothing for %j', (text) => {
    expect(findSimilarPages(text, pages, 5)).toEqual([]);
  });

  test('finds nothing without pages', () => {
    expect(findSimilarPages('tasks', [], 5)).toEqual([]);
  });
});
