import {describe, expect, test} from 'vitest';
import {nearPages} from '../../../src/search/similarPages.ts';

const page = (path: string, title: string, description = '') => ({path, title, description});

const home = page('/docs', 'Introduction', 'Where to start.');
const tasks = page('/docs/apis/subsystems/task', 'Task API', 'Work in the background.');
const scheduled = page('/docs/apis/subsystems/task/scheduled', 'Scheduled tasks', 'Run work at set times.');
const dbTasks = page('/docs/apis/commonfiles/db-tasks.php', 'db/tasks.php', 'Which tasks a plugin has.');
const schema = page('/docs/apis/core/dml/database-schema', 'Database schema', 'Tables and their fields.');
const pages = [home, schema, dbTasks, scheduled, tasks];

describe('nearPages', () => {
  test('finds a page by the words of its title, in any case', () => {
    expect(nearPages('SCHEDULED Tasks', pages, 1)).toEqual([scheduled]);
  });

  test('finds a page by its path, with its ending and without', () => {
    expect(nearPages('docs/apis/core/dml/database-schema', pages, 1)).toEqual([schema]);
    expect(nearPages('docs/apis/core/dml/database-schema.html', pages, 1)).toEqual([schema]);
  });

  test('takes punctuation of a name for a space', () => {
    expect(nearPages('db tasks php', pages, 1)).toEqual([dbTasks]);
    expect(nearPages('db/tasks.php', pages, 1)).toEqual([dbTasks]);
  });

  test('forgives a slip in a word of four letters and more, and two in one of eight', () => {
    expect(nearPages('databse', pages, 1)).toEqual([schema]);
    expect(nearPages('shcedulde', pages, 5)).toEqual([]);
    expect(nearPages('schedulde', pages, 1)).toEqual([scheduled]);
    // Of three letters, one slip is a third of the word.
    expect(nearPages('dab', [page('/x/abd', 'Dad')], 1)).toEqual([]);
  });

  test('knows a word by its first three letters', () => {
    expect(nearPages('sched', pages, 1)).toEqual([scheduled]);
    expect(nearPages('sc', pages, 5)).toEqual([]);
  });

  test('finds words of a description, after those of titles', () => {
    expect(nearPages('background', pages, 5)).toEqual([tasks]);
    const titled = page('/docs/work', 'Background work');
    expect(nearPages('background', [...pages, titled], 5)).toEqual([titled, tasks]);
  });

  test('puts the shorter address first among equals', () => {
    const twin = page('/docs/4.1/apis/core/dml/database-schema', 'Database schema', 'Tables and their fields.');
    expect(nearPages('database schema', [twin, schema], 2)).toEqual([schema, twin]);
  });

  test('returns no more than it was asked for', () => {
    expect(nearPages('tasks', pages, 5).length).toBeGreaterThan(1);
    expect(nearPages('tasks', pages, 1)).toHaveLength(1);
  });

  test.each(['', '   ', '/', '.html', '%%%', 'zzzzzzzz', 'völlig'])('finds nothing for %j', (text) => {
    expect(nearPages(text, pages, 5)).toEqual([]);
  });

  test('finds nothing where there are no pages', () => {
    expect(nearPages('tasks', [], 5)).toEqual([]);
  });
});
