import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {checkDiagrams} from '../../../../checks/diagrams/index.ts';
import {drawingOf} from '../../../../src/markdown/diagrams/drawings.ts';

let site: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

const code = 'flowchart LR\n  a --> b';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'check-diagrams-'));
  write('docs/a.md', `Text.\n\n\`\`\`mermaid\n${code}\n\`\`\`\n`);
  write('general/b.md', 'Text.\n');
  write('versioned_docs/c.md', 'Text.\n');
});

afterEach(() => rmSync(site, {recursive: true}));

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
