import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {diagrams} from '@site/src/markdown/diagrams';
import {drawingOf, findDiagrams} from '@site/src/markdown/diagrams/drawings';

let site: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
});

afterEach(() => rmSync(site, {recursive: true}));

const code = 'flowchart LR\n  a["A"] --> b';
const page = `Text.\n\n\`\`\`mermaid\n${code}\n\`\`\`\n\n\`\`\`php\ngreet();\n\`\`\`\n`;

async function transform(value: string): Promise<string> {
  return String(
    await remark()
      .use(remarkMdx)
      .use(diagrams)
      .process({cwd: site, path: path.join(site, 'docs/a.md'), value}),
  );
}

test('replaces a Mermaid code block with its drawing and the source', async () => {
  const drawing = '<svg><text>it\'s "A"</text></svg>';
  write(drawingOf(code), `${drawing}\n`);
  expect(await transform(page)).toBe(
    "import Diagram from '@site/src/components/site/Diagram';\n\nText.\n\n" +
      `<Diagram drawing={${JSON.stringify(drawing)}} source={${JSON.stringify(code)}} />\n\n` +
      '```php\ngreet();\n```\n',
  );
});

test('names a drawing after the heading above, or else the page', async () => {
  write(drawingOf(code), '<svg role="group" aria-label="Flowchart"></svg>');
  expect(await transform(`## Read \`config\`\n\n${page}\n## Next\n`)).toContain('Flowchart: Read config');
  const processor = remark().use(remarkMdx).use(diagrams);
  const file = {cwd: site, path: 'docs/a.md', value: page, data: {frontMatter: {title: 'Tasks'}}};
  expect(String(await processor.process(file))).toContain('Flowchart: Tasks');
});

test('does not change a page without diagrams', async () => {
  const other = '```php\ngreet();\n```\n';
  expect(await transform(other)).toBe(other);
});

test('renders a diagram without a drawing in the browser, and warns once with the page, line and command', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  for (let compilation = 0; compilation < 2; compilation++) {
    expect(await transform(`## Read \`config\`\n\n${page}`)).toContain(
      `<MermaidDiagram source={${JSON.stringify(code)}} title={"Read config"} />`,
    );
  }
  expect(warn.mock.calls).toEqual([
    ['docs/a.md:5: the diagram has no drawing, so browsers render it. A maintainer draws it with "npm run diagrams".'],
  ]);
  warn.mockRestore();
});

test('the drawing of a diagram has another name after its source has changed', () => {
  expect(drawingOf(code)).toMatch(/^data\/diagrams\/[\da-f]{12}\.svg$/);
  expect(drawingOf(`${code}\n`)).not.toBe(drawingOf(code));
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
