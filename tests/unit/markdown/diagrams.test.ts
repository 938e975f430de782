import path from 'node:path';
import logger from '@docusaurus/logger';
import {expect, test, vi} from 'vitest';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {diagrams} from '@site/src/markdown/diagrams';
import {drawingOf, findDiagrams} from '@site/src/markdown/diagrams/drawings';
import {temporarySite} from '../temporarySite.ts';

const {site, writeFiles} = temporarySite();

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
  writeFiles({[drawingOf(code)]: `${drawing}\n`});
  expect(await transform(page)).toBe(
    "import Diagram from '@site/src/components/site/Diagram';\n\nText.\n\n" +
      `<Diagram drawing={${JSON.stringify(drawing)}} source={${JSON.stringify(code)}} />\n\n` +
      '```php\ngreet();\n```\n',
  );
});

test('names a drawing after the heading above, or else the page', async () => {
  writeFiles({[drawingOf(code)]: '<svg role="group" aria-label="Flowchart"></svg>'});
  expect(await transform(`## Read \`config\`\n\n${page}\n## Next\n`)).toContain('Flowchart: Read config');
  const processor = remark().use(remarkMdx).use(diagrams);
  const file = {cwd: site, path: 'docs/a.md', value: page, data: {frontMatter: {title: 'Tasks'}}};
  expect(String(await processor.process(file))).toContain('Flowchart: Tasks');
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

test('finds the diagrams of all pages once, also in lists', () => {
  writeFiles({'docs/a.md': page});
  writeFiles({'general/b.md': `- Item\n\n  \`\`\`mermaid\n  ${code.replace('\n', '\n  ')}\n  \`\`\`\n`});
  writeFiles({'versioned_docs/version-4.1/c.md': '```mermaid\nerDiagram\n```\n'});
  expect([...findDiagrams(site).values()]).toEqual([
    {code, place: 'docs/a.md:3'},
    {code: 'erDiagram', place: 'versioned_docs/version-4.1/c.md:1'},
  ]);
});
