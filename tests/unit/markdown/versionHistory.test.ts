import path from 'node:path';
import {expect, test} from 'vitest';
import {remark} from 'remark';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {versionHistory} from '@site/src/markdown/versionHistory';
import {historySite} from './history/site';

const {site} = historySite();

async function transform(markdown: string, file = 'docs/page.md'): Promise<string> {
  const processor = remark().use(remarkFrontmatter).use(remarkMdx).use(versionHistory);
  return String(await processor.process({path: path.join(site, file), cwd: site, value: markdown}));
}

const added = '```yaml history\nadded:\n  - version: 4.2\n    issue: MDL-1\n    what: It is new.\n```\n';

/** The text of a node, with code in backticks. */
function shown(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  return 'children' in node ? node.children.map(shown).join('') : 'value' in node ? node.value : '';
}

/** The component for a version history: its attributes, and the cells of its rows. */
async function history(yaml: string) {
  const markdown = `## A\n\n\`\`\`yaml history\n${yaml}\n\`\`\`\n`;
  const processor = remark().use(remarkMdx).use(versionHistory);
  const file = new VFile({path: path.join(site, 'docs/page.md'), cwd: site, value: markdown});
  const {children} = (await processor.run(processor.parse(file), file)) as Root;
  const element = children[1] as MdxJsxFlowElement;
  return {
    name: element.name,
    attributes: element.attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string' ? `${attribute.name} ${attribute.value}` : [],
    ),
    rows: element.children.map((row) => (row as MdxJsxFlowElement).children.map(shown)),
  };
}

test('converts a version history to a component with a row for each change', async () => {
  expect(await transform(`## A\n\n${added}\nText.\n`)).toMatch(
    /^## A\n\n<VersionHistory added="4\.2">\n {2}<tr>\n {4}<th scope="row">.*<\/VersionHistory>\n\nText\.\n$/s,
  );
  expect(await history('added:\n  - version: 4.2\n    issue: MDL-1\n    what: It is new.')).toEqual({
    name: 'VersionHistory',
    attributes: ['added 4.2'],
    rows: [['4.2', 'Added', 'It is new.', 'MDL-1']],
  });
});

test('formats code and adds the replacement', async () => {
  const {rows} = await history(
    "deprecated:\n  - version: 4.2\n    issue: MDL-2\n    what: The function `a()`.\n    instead: '`\\b\\c::d()`'",
  );
  expect(rows).toEqual([['4.2', 'Deprecated', 'The function `a()`. Use `\\b\\c::d()` instead.', 'MDL-2']]);
});

test('sorts changes by release, and uses the newest release of each kind for the badges', async () => {
  const entry = (version: string, what: string) => `  - version: ${version}\n    issue: MDL-1\n    what: ${what}\n`;
  const {attributes, rows} = await history(
    `added:\n${entry('3.9', 'A.')}changed:\n${entry('4.1', 'B.')}${entry('4.2', 'C.')}${entry('4.1.3', 'D.')}` +
      `removed:\n${entry('4.2', 'E.')}`,
  );
  expect(attributes).toEqual(expect.arrayContaining(['added 3.9', 'changed 4.2', 'removed 4.2']));
  expect(rows.map(([version, change, what]) => `${version} ${change} ${what}`)).toEqual([
    '4.2 Removed E.',
    '4.2 Changed C.',
    '4.1.3 Changed D.',
    '4.1 Changed B.',
    '3.9 Added A.',
  ]);
});

test('does not convert 4.10 to a number', async () => {
  await expect(
    transform('## A\n\n```yaml history\nadded:\n  - version: 4.10\n    issue: MDL-1\n    what: A.\n```\n'),
  ).rejects.toMatchObject({reason: expect.stringMatching(/^added\[0\]\.version is "4\.10"; /) as unknown});
});

test.each([
  ['at the start of a page', added],
  ['after front matter and imports', `---\ntitle: A\n---\n\nimport A from './A';\n\n${added}`],
  ['at the start of a CommonFile', `<CommonFile>\n\n${added}\n</CommonFile>\n`],
])('accepts a version history %s', async (_, page) => {
  expect(await transform(page)).toContain('<VersionHistory added="4.2">');
});

/** A change with the three properties that it needs. */
const complete = 'version: 4.2\n    issue: MDL-1\n    what: A.';

test.each([
  ['a list', '- 4.2', 4, /^the block is \["4\.2"\]; allowed: a mapping with the keys added, changed, deprecated /],
  ['nothing', '', 4, /^the block is .*; allowed: a mapping with the keys added, /],
  ['another kind', 'new:\n  - version: 4.2', 4, /^new is \[.*; allowed: only added, changed, deprecated, removed\.$/],
  ['the same change twice', `added:\n  - &a\n    ${complete}\n  - *a`, 4, /allowed: a list of changes without dupl/],
])('rejects %s with its line', async (_, yaml, line, reason) => {
  await expectReason(yaml, line, reason);
});

test.each([
  ['no release', 'version: 4.2\n    ', '', 5, /^added\[0\]\.version is not set; allowed: a release, such as 4\.2 or 4/],
  ['an unknown release', '4.2', '4.1.7', 5, /^added\[0\]\.version is "4\.1\.7"; allowed: a release in data\/versions/],
  ['no issue', 'issue: MDL-1\n    ', '', 5, /^added\[0\]\.issue is not set; allowed: a tracker issue, such as MDL-/],
  ['an invalid issue', 'MDL-1', '12345', 6, /^added\[0\]\.issue is "12345"; allowed: a tracker issue, /],
  ['text without a full stop', 'A.', 'A', 7, /^added\[0\]\.what is "A"; allowed: one sentence of at most 200 char/],
  ['a backtick at the start', 'A.', '`a()`.', 7, /^invalid YAML: .*reserved character.* in single quotes\)$/],
  ['a replacement', 'A.', "A.\n    instead: 'B'", 8, /^added\[0\]\.instead is "B"; allowed: only version, issue, what/],
])('rejects an added change with %s', async (_, before, after, line, reason) => {
  await expectReason(`added:\n  - ${complete.replace(before, after)}`, line, reason);
});

test('rejects a replacement that is a sentence', async () => {
  await expectReason(
    `removed:\n  - ${complete}\n    instead: Use B.`,
    8,
    /^removed\[0\]\.instead is "Use B\."; allowed/,
  );
});

async function expectReason(yaml: string, line: number, reason: RegExp): Promise<void> {
  await expect(transform(`## A\n\n\`\`\`yaml history\n${yaml}\n\`\`\`\n`)).rejects.toMatchObject({
    file: path.join(site, 'docs/page.md'),
    line,
    reason: expect.stringMatching(reason) as unknown,
  });
}

test('rejects a release after the version of the page', async () => {
  await expect(transform(`## A\n\n${added}`, 'versioned_docs/version-4.1/page.md')).rejects.toMatchObject({
    line: 5,
    reason: 'added[0].version is "4.2"; allowed: 4.1 or earlier, because the page describes 4.1.',
  });
  const point = added.replace('4.2', '4.1.3');
  await expect(transform(`## A\n\n${point}`, 'versioned_docs/version-4.1/page.md')).resolves.toContain('added="4.1.3"');
});

test.each([
  ['under text', `## A\n\nText.\n\n${added}`, 5],
  ['under another block', `## A\n\n${added}\n${added}`, 10],
  ['in a list', `- A\n\n  ${added.replaceAll('\n', '\n  ')}\n`, 3],
])('rejects a version history %s', async (_, page, line) => {
  await expect(transform(page)).rejects.toMatchObject({
    line,
    reason: 'a version history must be directly below the heading that it describes, or at the start of the page',
  });
});

test('rejects other languages', async () => {
  await expect(transform('## A\n\n```json history\n{}\n```\n')).rejects.toMatchObject({
    line: 3,
    reason: 'the language of a version history is "json"; allowed: yaml',
  });
});
