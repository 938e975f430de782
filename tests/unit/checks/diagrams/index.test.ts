import {beforeEach, expect, test} from 'vitest';
import {checkDiagrams} from '../../../../checks/diagrams/index.ts';
import {drawingOf} from '../../../../src/markdown/diagrams/drawings.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

const code = 'flowchart LR\n  a --> b';

beforeEach(() => {
  write('docs/a.md', `Text.\n\n\`\`\`mermaid\n${code}\n\`\`\`\n`);
  write('general/b.md', 'Text.\n');
  write('versioned_docs/c.md', 'Text.\n');
});

test('accepts a diagram with its drawing', () => {
  write(drawingOf(code), '<svg/>');
  expect(checkDiagrams(site)).toEqual([]);
});

test('reports a diagram without a drawing and a drawing without a diagram', () => {
  expect(checkDiagrams(site)).toEqual(['docs/a.md:3: the diagram has no drawing, so browsers render it']);
  write(drawingOf(code), '<svg/>');
  write('data/diagrams/0123456789ab.svg', '<svg/>');
  expect(checkDiagrams(site)).toEqual(['data/diagrams/0123456789ab.svg: no page has this diagram']);
});
