import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import remarkGfm from 'remark-gfm';
import {stackedTables} from '@site/src/markdown/stackedTables';

/** Compiles Markdown as Docusaurus does, and returns the properties of the table in the code. */
async function tableIn(markdown: string): Promise<string> {
  const code = String(await compile(markdown, {jsx: true, remarkPlugins: [remarkGfm, stackedTables]}));
  return /<_components\.table\b.*?>(?=<_components\.thead>)/s.exec(code)![0];
}

test('labels the cells of a table with few columns', async () => {
  const table = await tableIn('| Name | The `$type`: "kind" |\n| --- | --- |\n| One | Yes |\n');
  expect(table).toContain('className="stacked-table"');
  expect(table).toContain(String.raw`"--label-2": "\"The $type: \\\"kind\\\"\""`);
});

test('leaves a table with five columns alone', async () => {
  expect(await tableIn('| A | B | C | D | E |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 |\n')).toBe(
    '<_components.table>',
  );
});
