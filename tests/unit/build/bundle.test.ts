import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {bundleTask, unnameVisitors} from '@site/src/build/bundle';

let siteDir: string;

beforeEach(() => {
  // In the project, as packages are found from there.
  const caches = path.resolve('node_modules/.cache');
  mkdirSync(caches, {recursive: true});
  siteDir = mkdtempSync(path.join(caches, 'bundle-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

/** Bundles a task with this code, and returns its text and what the task returns for an input. */
async function run(code: string, input?: unknown): Promise<{text: string; output: unknown}> {
  writeFileSync(path.join(siteDir, 'task.ts'), code);
  const text = new TextDecoder().decode(await bundleTask({siteDir, module: 'task.ts'}, ['@docusaurus/utils']));
  const file = path.join(siteDir, 'task.mjs');
  writeFileSync(file, text);
  const {default: task} = (await import(pathToFileURL(file).href)) as {default: (value: unknown) => unknown};
  return {text, output: task(input)};
}

/** Visits all nodes of a tree, and returns their types, and what a stack trace calls the visitors. */
const visiting = `
  import {visit} from 'unist-util-visit';
  export default function task(tree) {
    const types = [];
    let stack = '';
    visit(tree, (node) => {
      types.push(node.type);
      stack = new Error('here').stack ?? '';
    });
    return {types, names: stack.match(/node \\(\\S*/g)};
  }`;

test('visits a tree as ever, by functions without names', async () => {
  const tree = {type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value: 'a'}]}, {type: 'code'}]};
  const {output} = await run(visiting, tree);
  expect(output).toEqual({types: ['root', 'paragraph', 'text', 'code'], names: null});
});

test('a library that does not name visitors any more stays as it is', () => {
  const code = "Object.defineProperty(exports, 'name', {value: 'visit'})\n";
  expect(unnameVisitors(code)).toBe(code);
});

test('a package that is CommonJS has its require, and one that stays an import is found', async () => {
  const {text, output} = await run(`
    import {normalizeUrl} from '@docusaurus/utils';
    import escapeHtml from 'escape-html';
    export default () => [normalizeUrl(['a', 'b']), escapeHtml('<')];`);
  expect(output).toEqual(['a/b', '&lt;']);
  expect(text).toMatch(/from ["']@docusaurus\/utils["']/);
});
