import {expect, test} from 'vitest';
import {oneOfEachType} from '../support/drawnDiagrams.ts';
import {documentOf, textOf} from './site.ts';

const diagrams = oneOfEachType();

test.each(diagrams)('$type: the page contains the drawing with its text', async ({type, route, label}) => {
  const $ = await documentOf(route);
  expect($(`main svg[aria-label^="${type}: "] text`).text()).toContain(label);
});

test.each(diagrams)('$type: the Markdown copy contains the source', async ({route, code}) => {
  const copy = await textOf(`${route}.md`);
  expect(copy).toContain(`\`\`\`mermaid\n${code}\n\`\`\``);
  expect(copy).not.toContain('<svg');
});
