import {beforeEach, expect, test} from 'vitest';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {sampleImport} from '@site/src/markdown/sampleImport';
import {temporarySite} from '../temporarySite.ts';

const {site, writeFiles} = temporarySite();

const tasks = `<?php
$tasks = [
    // #region nightly
    [
        'hour' => '3',
        // #region inner
        'minute' => 'R',
        // #endregion inner
    ],
    // #endregion nightly
];
`;

beforeEach(() =>
  writeFiles({
    'samples/tasks.php': tasks,
    'samples/a.yaml': '# #region a\na: 1\n# #endregion a\n',
    'samples/a.xml': '<!-- #region a -->\n<a/>\n<!-- #endregion a -->\n',
    'samples/a.mustache': '{{! #region a }}\n{{a}}\n{{! #endregion a }}\n',
    'samples/a.css': '/* #region a */\na {}\n/* #endregion a */\n',
    'samples/a.sql': '-- #region a\nSELECT 1\n-- #endregion a\n',
  }),
);

async function transform(markdown: string): Promise<string> {
  const processor = remark().use(remarkMdx).use(sampleImport);
  return String(await processor.process({path: 'page.md', cwd: site, value: markdown}));
}

test('inserts a region without its indentation and markers', async () => {
  expect(await transform('```php title="db/tasks.php" file="samples/tasks.php" region="nightly"\n```\n')).toBe(
    '```php title="db/tasks.php" file="samples/tasks.php" region="nightly"\n' +
      "[\n    'hour' => '3',\n    'minute' => 'R',\n],\n```\n",
  );
});

test('inserts a whole file without region markers', async () => {
  expect(await transform('```yaml file="samples/a.yaml"\n```\n')).toBe('```yaml file="samples/a.yaml"\na: 1\n```\n');
});

test.each([
  ['yaml', 'a: 1'],
  ['xml', '<a/>'],
  ['mustache', '{{a}}'],
  ['css', 'a {}'],
  ['sql', 'SELECT 1'],
])('recognises markers in %s', async (language, text) => {
  const meta = `${language} file="samples/a.${language}" region="a"`;
  expect(await transform(`\`\`\`${meta}\n\`\`\`\n`)).toBe(`\`\`\`${meta}\n${text}\n\`\`\`\n`);
});

test('fills code blocks inside components', async () => {
  const output = await transform('<A>\n\n```yaml file="samples/a.yaml"\n```\n\n</A>\n');
  expect(output).toContain('a: 1');
});

// tests/unit/markdown/samples/regions.test.ts tests the reasons.
test('rejects a missing region with the line of the code block', async () => {
  await expect(transform('Text.\n\n```php file="samples/a.yaml" region="b"\n```\n')).rejects.toMatchObject({
    file: 'page.md',
    line: 3,
    reason: 'samples/a.yaml has no region "b"; regions: a',
  });
});
