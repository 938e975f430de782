import {describe, expect, test} from 'vitest';
import {createPageFinder} from '../../../src/search/similarPages.ts';

const page = (path: string, title: string, description = '') => ({path, title, description});

const home = page('/docs', 'Introduction', 'Where to start.');
const tasks = page('/docs/apis/subsystems/task', 'Task API', 'Work in the background.');
const scheduled = page('/docs/apis/subsystems/task/scheduled', 'Scheduled tasks', 'Run work at set times.');
const dbTasks = page('/docs/apis/commonfiles/db-tasks.php', 'db/tasks.php', 'Which tasks a plugin has.');
const schema = page('/docs/apis/core/dml/database-schema', 'Database schema', 'Tables and their fields.');
const pages = [home, schema, dbTasks, scheduled, tasks];
const findPages = createPageFinder(pages);

describe('createPageFinder', () => {
  test('finds a page by words of its title, ignoring case', () => {
    expect(findPages('SCHEDULED Tasks', 1)).toEqual([scheduled]);
  });

  test('finds a page by its path, with or without an extension', () => {
    expect(findPages('docs/apis/core/dml/database-schema', 1)).toEqual([schema]);
    expect(findPages('docs/apis/core/dml/database-schema.html', 1)).toEqual([schema]);
  });

  test('treats punctuation like spaces', () => {
    expect(findPages('db tasks php', 1)).toEqual([dbTasks]);
    expect(findPages('db/tasks.php', 1)).toEqual([dbTasks]);
  });

  test('tolerates one typo in words of four letters and two in words of eight', () => {
    expect(findPages('databse', 1)).toEqual([schema]);
    expect(findPages('shcedulde', 5)).toEqual([]);
    expect(findPages('schedulde', 1)).toEqual([scheduled]);
    // Words of three letters have to match exactly.
    expect(createPageFinder([page('/x/abd', 'Dad')])('dab', 1)).toEqual([]);
  });

  test('matches prefixes of at least three letters', () => {
    expect(findPages('sched', 1)).toEqual([scheduled]);
    expect(findPages('sc', 5)).toEqual([]);
  });

  test('ranks matches in descriptions after matches in titles', () => {
    expect(findPages('background', 5)).toEqual([tasks]);
    const titled = page('/docs/work', 'Background work');
    expect(createPageFinder([...pages, titled])('background', 5)).toEqual([titled, tasks]);
  });

  test('ranks shorter paths first among equal scores', () => {
    const twin = page('/docs/4.1/apis/core/dml/database-schema', 'Database schema', 'Tables and their fields.');
    expect(createPageFinder([twin, schema])('database schema', 2)).toEqual([schema, twin]);
  });

  test('finds only candidates', () => {
    expect(findPages('tasks', 5, ({path}) => path.endsWith('.php'))).toEqual([dbTasks]);
  });

  test('returns no more results than the limit', () => {
    expect(findPages('tasks', 5).length).toBeGreaterThan(1);
    expect(findPages('tasks', 1)).toHaveLength(1);
  });

  test.each(['', '   ', '/', '.html', '%%%', 'zzzzzzzz', 'völlig'])('finds nothing for %j', (text) => {
    expect(findPages(text, 5)).toEqual([]);
  });

  test('finds nothing without pages', () => {
    expect(createPageFinder([])('tasks', 5)).toEqual([]);
  });
});
