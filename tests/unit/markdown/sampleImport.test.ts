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
    '    // #region empty',
    '    // #endregion empty',
    '    // #region twice',
    '    1,',
    '    // #endregion twice',
    '    // #region twice',
    '    2,',
    '    // #endregion twice',
    '    // #endregion early',
    '    // #region early',
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
  test('does not change other code blocks', async () => {
    const page = '```php title="lib.php"\nf();\n```\n\n```text\n```\n';
    expect(await transform(page)).toBe(page);
  });

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

  test.each([
    ['missing file', 'file="samples/none.php"', 'there is no file samples/none.php'],
    ['folder', 'file="samples"', 'there is no file samples'],
    [
      'file outside the project',
      'file="../a.php"',
      '../a.php is not a path relative to the project, such as samples/local_greetings/db/tasks.php',
    ],
    [
      'missing region',
      'file="samples/tasks.php" region="none"',
      'samples/tasks.php has no region "none"; regions: nightly, inner, empty, twice, twice, early',
    ],
    ['file without regions', 'file="samples/bare.php" region="a"', 'samples/bare.php has no region "a"; regions: none'],
    [
      'duplicate region',
      'file="samples/tasks.php" region="twice"',
      'samples/tasks.php defines the region "twice" twice, on lines 13 and 16',
    ],
    [
      'empty region',
      'file="samples/tasks.php" region="empty"',
      'samples/tasks.php has no code in the region "empty" on lines 11 to 12',
    ],
    [
      'region that ends before it begins',
      'file="samples/tasks.php" region="early"',
      'samples/tasks.php does not close the region "early", which starts on line 20',
    ],
    [
      'region without file',
      'region="a"',
      'the attribute region also needs the attribute file, which names the file with the region',
    ],
  ])('rejects a %s with the line of the code block', async (_, attributes, reason) => {
    write('samples/bare.php', '<?php');
    await expect(transform(`Text.\n\n\`\`\`php ${attributes}\n\`\`\`\n`)).rejects.toMatchObject({
      file: 'page.md',
      line: 3,
      reason,
    });
  });

  test('rejects a code block with both text and a file', async () => {
    await expect(transform('```php file="samples/tasks.php"\nf();\n```\n')).rejects.toMatchObject({
      line: 1,
      reason: 'the fence must be empty, because it imports samples/tasks.php',
    });
  });
});
