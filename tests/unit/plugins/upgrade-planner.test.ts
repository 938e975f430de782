import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';
import upgradePlanner from '../../../src/plugins/upgrade-planner/index.ts';
import {unpackChanges, type PackedRelease} from '../../../src/moodle/upgrade/pack.ts';
import {smallSite} from '../moodle/releases/site.ts';

const {site, write} = smallSite();

beforeEach(() => {
  for (const page of ['4.1', '4.1/4.1.1', '4.1/4.1.2', '4.2']) {
    write(`general/releases/${page}.md`, '');
  }
});

const plugin = (): Plugin<PackedRelease[]> => upgradePlanner({siteDir: site} as LoadContext);

/** Replaces the notes of 4.1.1, and reads the changes of all releases. */
async function load(notes = ''): Promise<PackedRelease[]> {
  write('general/releases/4.1/4.1.1.md', `---\nversion: 4.1.1\n---\n\n${notes}\n`);
  return (await plugin().loadContent?.())!;
}

async function changesIn(notes: string): Promise<ReturnType<typeof unpackChanges>> {
  return unpackChanges((await load(notes)).find(([name]) => name === '4.1.1')!);
}

test('lists every release, oldest first, including releases without notes', async () => {
  expect(await load()).toEqual([
    ['1.4', []],
    ['1.4.1', []],
    ['4.1.0', []],
    ['4.1.1', []],
    ['4.1.2', []],
    ['4.2.0', []],
  ]);
});

test('groups changes by kind and component, from their headings, keys and text', async () => {
  const notes = readFileSync('tests/data/release-notes.txt', 'utf8');
  expect(await changesIn(notes)).toEqual([
    {
      kind: 'security',
      component: 'Quiz',
      text: 'questions are only visible during an attempt',
      keys: ['MSA-23-0001', 'MDL-10001'],
    },
    {kind: 'fix', component: 'Forum', text: 'the subscribers list loads again', keys: ['MDL-10002', 'MDL-10003']},
    {kind: 'fix', component: 'General', text: 'A line without a component', keys: []},
    {kind: 'feature', component: 'Gradebook', text: 'A new report', keys: ['MDL-10004']},
    {kind: 'developer', component: 'General', text: 'The `core` API has a new method', keys: ['MDL-10005']},
    {kind: 'before', component: 'General', text: 'Upgrades from old sites take long', keys: ['MDL-10006']},
  ]);
});

test('reduces Markdown to text, but keeps code', async () => {
  const notes = `## Fixes

- Quiz: see [the *new* page](/docs/quiz) and [\`[a]\` link](https://example.com/) for **all** \\<br\\> cases`;
  expect(await changesIn(notes)).toEqual([
    {kind: 'fix', component: 'Quiz', text: 'see the *new* page and `[a]` link for all <br> cases', keys: []},
  ]);
});

test('throws an error that names the invalid data file or the missing page', async () => {
  rmSync(path.join(site, 'general/releases/4.2.md'));
  await expect(load()).rejects.toThrow('general/releases/4.2.md');
  write('data/versions/4.2.json', {name: '4.2'});
  await expect(load()).rejects.toThrow('data/versions/4.2.json');
});
