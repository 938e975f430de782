import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {contentComponentRegistry, themeComponentRegistry} from '@site/src/components/content/registry';
import {contentComponents} from '@site/src/markdown/contentComponents';

// A fixed list of data files, so that the tests do not depend on the site's data.
vi.mock('node:fs', () => {
  const present = ['data/versions/4.1.json', 'data/versions/4.2.json', 'data/projects.json', 'src/moodle/versions.ts'];
  return {existsSync: (file: string) => present.includes(path.relative(process.cwd(), file))};
});

const options = {content: contentComponentRegistry, theme: themeComponentRegistry};

async function transform(markdown: string): Promise<string> {
  const processor = remark().use(remarkMdx).use(contentComponents, options);
  return String(await processor.process({path: 'page.md', value: markdown}));
}

test('imports nested components', async () => {
  const output = await transform('<ValidExample>\n\nNew <Since version="4.2" />\n\n</ValidExample>\n');
  expect(output).toContain("import ValidExample from '@site/src/components/content/ValidExample';");
  expect(output).toContain("import Since from '@site/src/components/content/Since';");
});

test('passes a component the data of its version', async () => {
  expect(await transform('<ReleaseSummary version="4.1.3" />\n')).toBe(
    "import ReleaseSummary from '@site/src/components/content/ReleaseSummary';\n\n" +
      "import contentData0 from '@site/data/versions/4.1.json';\n\n" +
      '<ReleaseSummary version="4.1.3" data={contentData0} />\n',
  );
});

test('imports the same data once', async () => {
  const output = await transform(
    '<Requirements version="4.2" />\n\n<ReleaseDate version="4.2" />\n\n<ReleaseDate version="4.1" />\n\n<ProjectCards />\n\n<SupportStatus />\n',
  );
  expect(output.match(/^import contentData.*$/gm)).toEqual([
    "import contentData0 from '@site/data/versions/4.2.json';",
    "import contentData1 from '@site/data/versions/4.1.json';",
    "import contentData2 from '@site/data/projects.json';",
    "import contentData3 from '@site/src/moodle/versions';",
  ]);
  expect(output).toContain('<Requirements version="4.2" data={contentData0} />');
  expect(output).toContain('<ReleaseDate version="4.2" data={contentData0} />');
  expect(output).toContain('<ReleaseDate version="4.1" data={contentData1} />');
  expect(output).toContain('<ProjectCards projects={contentData2} />');
  expect(output).toContain('<SupportStatus versions={contentData3} />');
});

test.each([
  "import Since from './Since';\nimport {Cards as Other} from './Cards';\n\n<Since />\n\n<Other />\n",
  'export const Row = () => <hr />;\n\n<Row />\n',
])('does not import components that the page itself imports or declares: %j', async (own) => {
  expect(await transform(own)).toBe(own);
});

test('requires the attribute that selects the data', async () => {
  await expect(transform('Text.\n\n<Requirements />\n')).rejects.toMatchObject({
    line: 3,
    reason: '<Requirements> needs the attribute version as a string in quotes, such as version="4.2".',
  });
});

test('rejects an unknown component and suggests the closest name', async () => {
  await expect(transform('Text.\n\n<Sinse version="4.2" />\n')).rejects.toMatchObject({
    file: 'page.md',
    line: 3,
    reason: expect.stringMatching(
      /^There is no component <Sinse>\. Did you mean <Since>\? Known: Since, .*TabItem\.$/,
    ) as unknown,
  });
});

test('rejects missing data with its line and file', async () => {
  await expect(transform('Text.\n\n<Requirements version="9.9" />\n')).rejects.toMatchObject({
    line: 3,
    reason: '<Requirements> needs the file data/versions/9.9.json, which does not exist.',
  });
});
