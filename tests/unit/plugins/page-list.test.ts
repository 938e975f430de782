import {expect, test, vi} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pageList from '../../../src/plugins/page-list/index.ts';

type Arguments = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

const doc = (permalink: string, more: object = {}) => ({
  id: 'not-for-readers',
  permalink,
  title: `Title of ${permalink}`,
  description: `About ${permalink}`,
  ...more,
});

/** Runs the plugin on the versions of docs plugin instances, and returns its data. */
async function run(content: Record<string, Record<string, object[]>> | undefined, baseUrl = '/') {
  const createData = vi.fn();
  const loaded = Object.entries(content ?? {}).map(([id, versions]) => [
    id,
    {loadedVersions: Object.entries(versions).map(([label, docs]) => ({label, docs}))},
  ]);
  const allContent = content && {'docusaurus-plugin-content-docs': Object.fromEntries(loaded) as object};
  await pageList({baseUrl} as LoadContext).allContentLoaded?.({
    allContent: allContent ?? {},
    actions: {createData, addRoute: vi.fn(), setGlobalData: vi.fn()},
  } as Arguments);
  const [[file, text] = []] = createData.mock.calls as [string, string][];
  return {file, pages: JSON.parse(text ?? 'null') as unknown};
}

test('leaves out drafts and unlisted pages', async () => {
  const {pages} = await run({
    default: {master: [doc('/docs'), doc('/docs/a', {unlisted: true}), doc('/docs/b', {draft: true})]},
  });
  expect(pages).toEqual([expect.objectContaining({path: '/docs'})]);
});
