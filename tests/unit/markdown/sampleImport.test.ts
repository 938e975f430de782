import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {sampleImport} from '@site/src/markdown/sampleImport';

let site: string;

function write(file: string, ...lines: string[]): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), `${lines.join('\n')}\n`);
}

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'sample-import-'));
  write(
    'samples/tasks.php',
    '<?php',
    '$tasks = [',
    '    // #region nightly',
    '    [',
    "        'hour' => '3',",
    '        // #region inner',
    "        'minute' => 'R',",
    '        // #endregion inner',
    '    ],',
    '    // #endregion nightly',
    '];',
  );
  write('samples/a.yaml', '# #region a', 'a: 1', '# #endregion a');
  write('samples/a.xml', '<!-- #region a -->', '<a/>', '<!-- #endregion a -->');
  write('samples/a.mustache', '{{! #region a }}', '{{a}}', '{{! #endregion a }}');
  write('samples/a.css', '/* #region a */', 'a {}', '/* #endregion a */');
  write('samples/a.sql', '-- #region a', 'SELECT 1', '-- #endregion a');
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

async function transform(markdown: string): Promise<string> {
  const processor = remark().use(remarkMdx).use(sampleImport);
  return String(await processor.process({path: 'page.md', cwd: site, value: markdown}));
}

describe('sampleImport', () => {
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
});
