import {expect, test} from 'vitest';
import {remark} from 'remark';
import type {Root, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import {longName, proseColumn, tableWidths} from '@site/src/markdown/tableWidths';

/** Returns the class of each cell in the first table, row by row. */
async function classes(markdown: string): Promise<string[][]> {
  const processor = remark().use(remarkGfm).use(tableWidths);
  const tree = (await processor.run(processor.parse(markdown))) as Root;
  const table = tree.children.find((node): node is Table => node.type === 'table');
  return table!.children.map(({children}) =>
    children.map(({data}) => ((data?.hProperties?.className ?? []) as readonly string[]).join(' ')),
  );
}

test('marks columns in which a cell has a sentence', async () => {
  const table = `| API | Use it to | Start from |
| --- | --- | --- |
| Access | Check whether a user is **allowed** to do something | \`require_capability()\`, \`has_capability()\`, \`get_users_by_capability()\` |
| Files | Store files | \`stored_file\` |
`;
  expect(await classes(table)).toEqual([
    ['', proseColumn, ''],
    ['', '', ''],
    ['', '', ''],
  ]);
});

test('does not mark columns with short values, whatever the header says', async () => {
  const table = `| Name | A header that has more than forty characters in it |
| --- | --- |
| One | Yes |
| Two |
`;
  expect((await classes(table)).flat().filter(Boolean)).toEqual([]);
});

test('marks cells with a name of more than 32 characters', async () => {
  const table = `| Name | Class |
| --- | --- |
| Metadata | \`\\core_privacy\\local\\metadata\\provider\` |
| Call | \`print(get_string('pluginname', 'local_greetings'), $options)\` |
| Short | \`\\core\\event\\base\` |
`;
  expect((await classes(table)).slice(1)).toEqual([
    ['', longName],
    ['', ''],
    ['', ''],
  ]);
});
