import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

/** Matches the first word of a diagram, which is its type. */
const diagram = /^ *```mermaid.*\n\s*([\w-]+)/gm;

const pages = ['docs', 'versioned_docs', 'general'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('pages use only diagram types that can be rendered offline', () => {
  const types = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(diagram)].map(([, type]) => ({page, type})),
  );
  expect(types.length).toBeGreaterThan(50);
  expect(
    types.filter(({type}) =>
      // If you add a type, add its script to `src/offline/archives/readBuild.ts` and a page to the offline tests.
      !['classDiagram', 'erDiagram', 'flowchart', 'sequenceDiagram', 'stateDiagram-v2'].includes(type!),
    ),
  ).toEqual([]);
});
