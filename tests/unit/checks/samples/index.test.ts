import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkPage, findFiles} from '../../../../checks/samples/index.ts';
import {root, site, write} from './site';

describe('checkPage', () => {
  test('finds samples in lists, admonitions, components, quotations and Markdown samples', async () => {
    const page = readFileSync('tests/data/faulty-page.txt', 'utf8');
    expect(await checkPage(site, 'docs/page.md', page)).toEqual([
      'docs/page.md:8: invalid JSON: close brace expected',
      'docs/page.md:16: invalid JSON: value expected',
      'docs/page.md:25: invalid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
      'docs/page.md:32: invalid XML: unclosed tag: a',
      'docs/page.md:39: invalid shell syntax: `foo(` must be followed by `)`',
    ]);
  });

  test('reports a page with invalid Markdown', async () => {
    const problems = await checkPage(site, 'docs/page.md', 'Text.\n\n<Tabs>\n\n```text\na\n```\n');
    expect(problems).toEqual(['docs/page.md:3: invalid Markdown: Expected a closing tag for `<Tabs>`']);
    // A page without code blocks is not parsed. The build reports its errors.
    expect(await checkPage(site, 'docs/page.md', '<Tabs>\n')).toEqual([]);
  });

  test('reports samples with invalid Markdown', async () => {
    const page = 'Text.\n\n````mdx\n<Tabs>\n\nText\n````\n';
    expect(await checkPage(site, 'docs/page.md', page)).toEqual([
      'docs/page.md:4: invalid mdx: Expected a closing tag for `<Tabs>`',
    ]);
  });

  test('parses a page in the root as plain Markdown, like code hosts', async () => {
    expect(await checkPage(site, 'README.md', '{a <b\n\n```bash\nls\n```\n')).toEqual([]);
  });
});

describe('the check of all pages', () => {
  test('finds pages in folders, and files by name', () => {
    write('listed/docs/b/page.mdx', '');
    write('listed/docs/a.md', '');
    write('listed/docs/a.json', '');
    write('listed/README.md', '');
    write('listed/samples/b/c.php', '');
    write('listed/samples/a.js', '');
    expect(findFiles(path.join(site, 'listed'), ['docs', 'samples', 'README.md'])).toEqual([
      'docs/a.md',
      'docs/b/page.mdx',
      'samples/a.js',
      'samples/b/c.php',
      'README.md',
    ]);
  });

  test('prints the problems of all pages on the command line with status 1', () => {
    const names = ['faulty.md', 'b/page.mdx'].map((name) => path.relative(root, path.join(site, name)));
    write('faulty.md', '```json\n{\n```\n');
    write('b/page.mdx', '```bash\nls\n```\n\n```json\n{\n```\n');
    const command = ['--import', 'tsx', 'checks/samples/index.ts', ...names];
    const {status, stderr} = spawnSync(process.execPath, command, {cwd: root, encoding: 'utf8'});
    const problem = 'invalid JSON: close brace expected';
    expect(stderr).toBe(`${names[0]}:2: ${problem}\n${names[1]}:6: ${problem}\n`);
    expect(status).toBe(1);
  });
});
