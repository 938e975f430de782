import {expect, test} from 'vitest';
import {createPageFinder} from '../../../src/search/similarPages.ts';

const page = (path: string, title: string, description = '') => ({path, title, description});

const home = page('/docs', 'Introduction', 'Where to start.');
const tasks = page('/docs/apis/subsystems/task', 'Task API', 'Work in the background.');
const scheduled = page('/docs/apis/subsystems/task/scheduled', 'Scheduled tasks', 'Run work at set times.');
const dbTasks = page('/docs/apis/commonfiles/db-tasks.php', 'db/tasks.php', 'Which tasks a plugin has.');
const schema = page('/docs/apis/core/dml/database-schema', 'Database schema', 'Tables and their fields.');
const pages = [home, schema, dbTasks, scheduled, tasks];
const findPages = await createPageFinder(pages);

test('finds a page by its path, with or without an extension', () => {
  expect(findPages('docs/apis/core/dml/database-schema', 1)).toEqual([schema]);
  expect(findPages('docs/apis/core/dml/database-schema.html', 1)).toEqual([schema]);
});

test('tolerates one typo in words of four letters and two in words of eight', async () => {
  expect(findPages('databse', 1)).toEqual([schema]);
  expect(findPages('shcedulde', 5)).toEqual([]);
  expect(findPages('schedulde', 1)).toEqual([scheduled]);
  // Words of three letters have to match exactly.
  const findDad = await createPageFinder([page('/x/abd', 'Dad')]);
  expect(findDad('dab', 1)).toEqual([]);
});

test('matches prefixes of at least three letters', () => {
  expect(findPages('sched', 1)).toEqual([scheduled]);
  expect(findPages('sc', 5)).toEqual([]);
});

test('ranks matches in descriptions after matches in titles', async () => {
  expect(findPages('background', 5)).toEqual([tasks]);
  const titled = page('/docs/work', 'Background work');
  const findWithTitled = await createPageFinder([...pages, titled]);
  expect(findWithTitled('background', 5)).toEqual([titled, tasks]);
});

test('ranks shorter paths first among equal scores', async () => {
  const twin = page('/docs/4.1/apis/core/dml/database-schema', 'Database schema', 'Tables and their fields.');
  const findTwins = await createPageFinder([twin, schema]);
  expect(findTwins('database schema', 2)).toEqual([schema, twin]);
});

test('finds only candidates', () => {
  expect(findPages('tasks', 5, ({path}) => path.endsWith('.php'))).toEqual([dbTasks]);
});

test.each(['', '   ', '/', '.html', '%%%', 'zzzzzzzz', 'völlig'])('finds nothing for %j', (text) => {
  expect(findPages(text, 5)).toEqual([]);
});

test('finds pages of all batches', async () => {
  const many = Array.from({length: 250}, (_, index) => page(`/docs/p${index}`, `Page n${index}`));
  const findMany = await createPageFinder(many);
  expect(findMany('n0', 1)).toEqual([many[0]]);
  expect(findMany('n249', 1)).toEqual([many[249]]);
});

test('lets other tasks run while it splits pages into words', async () => {
  const order: string[] = [];
  const many = Array.from({length: 250}, (_, index) => page(`/docs/p${index}`, `Page ${index}`));
  setTimeout(() => order.push('other task'));
  await createPageFinder(many);
  expect(order).toEqual(['other task']);
});
