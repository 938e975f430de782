import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {diagrams} from '@site/src/markdown/diagrams';
import {drawingOf, findDiagrams} from '@site/src/markdown/diagrams/drawings';

let site: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

function lock(version: string): void {
  write('package-lock.json', JSON.stringify({packages: {'node_modules/mermaid': {version}}}));
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  lock('11.0.0');
});

afterEach(() => rmSync(site, {recursive: true}));

const code = 'flowchart LR\n  a["A"] --> b';
const page = `Text.\n\n\`\`\`mermaid\n${code}\n\`\`\`\n\n\`\`\`php\ngreet();\n\`\`\`\n`;

async function transform(value: string, allowMissing?: boolean): Promise<string> {
  const processor = remark()
    .use(remarkMdx)
    .use(diagrams, allowMissing === undefined ? {} : {allowMissing});
  return String(await processor.process({cwd: site, path: 'docs/a.md', value}));
}

test('replaces a Mermaid code block with its drawing and the source', async () => {
  const drawing = '<svg><text>it\'s "A"</text></svg>';
  write(drawingOf(site, code), `${drawing}\n`);
  expect(await transform(page)).toBe(
    "import Diagram from '@site/src/components/site/Diagram';\n\nText.\n\n" +
      `<Diagram drawing={${JSON.stringify(drawing)}} source={${JSON.stringify(code)}} />\n\n` +
      '```php\ngreet();\n```\n',
  );
});

test('names a drawing after the heading above, or else the page', async () => {
  write(drawingOf(site, code), '<svg role="group" aria-label="Flowchart"></svg>');
  expect(await transform(`## Read \`config\`\n\n${page}\n## Next\n`)).toContain('Flowchart: Read config');
  const processor = remark().use(remarkMdx).use(diagrams);
  const file = {cwd: site, path: 'docs/a.md', value: page, data: {frontMatter: {title: 'Tasks'}}};
  expect(String(await processor.process(file))).toContain('Flowchart: Tasks');
});

test('does not change a page without diagrams', async () => {
  const other = '```php\ngreet();\n```\n';
  expect(await transform(other)).toBe(other);
});

test('fails with the line and the command if a diagram has no drawing', async () => {
  await expect(transform(page)).rejects.toMatchObject({
    line: 3,
    reason: 'This diagram has no drawing, or it has changed. Run "npm run diagrams".',
  });
});

test('the development server shows the source of a diagram without a drawing, with the command as title', async () => {
  expect(await transform(page, true)).toContain(
    `\`\`\`mermaid title="To draw this diagram, run npm run diagrams and save the page again"\n${code}\n\`\`\``,
  );
});

test('the drawing of a diagram has another name after its source has changed', () => {
  expect(drawingOf(site, code)).toMatch(/^data\/diagrams\/[\da-f]{12}\.svg$/);
  expect(drawingOf(site, `${code}\n`)).not.toBe(drawingOf(site, code));
});

test('the drawing of a diagram has another name with another version of Mermaid', () => {
  const before = drawingOf(site, code);
  const other = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  write(
    path.relative(site, path.join(other, 'package-lock.json')),
    '{"packages": {"node_modules/mermaid": {"version": "12.0.0"}}}',
  );
  expect(drawingOf(other, code)).not.toBe(before);
  rmSync(other, {recursive: true});
});

test('finds the diagrams of all pages once, also in lists', () => {
  write('docs/a.md', page);
  write('general/b.md', `- Item\n\n  \`\`\`mermaid\n  ${code.replace('\n', '\n  ')}\n  \`\`\`\n`);
  write('versioned_docs/version-4.1/c.md', '```mermaid\nerDiagram\n```\n');
  expect([...findDiagrams(site).values()]).toEqual([
    {code, place: 'docs/a.md:3'},
    {code: 'erDiagram', place: 'versioned_docs/version-4.1/c.md:1'},
  ]);
});
