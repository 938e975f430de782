import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import offlinePacks from '../../../src/plugins/offline-packs/index.ts';

/** Ways in which code and pages name a chunk: a hash of six or eight digits. */
function rename(file: string, content: string): string {
  const digest = createHash('sha256').update(content).digest('hex');
  return file.replace(/\.([0-9a-f]{6,8})\.js$/, (_, hash: string) => `.${digest.slice(0, hash.length)}.js`);
}

/** The hash in the name of a chunk. */
const hashOf = (file: string): string => /\.([0-9a-f]{6,8})\.js$/.exec(file)![1]!;

/**
 * Makes what the build would write if one phrase of a page were corrected: the page, its chunk under a new name, the
 * runtime that maps chunks to names under a new name too, and so every page, which names the runtime. A second build of
 * the whole site would say the same after minutes.
 *
 * @param build - Folder of the build.
 * @param target - Folder of the corrected one; it is emptied first.
 * @param page - File of the page.
 * @param phrase - A phrase of the page, and what it becomes.
 */
export async function correct(
  build: string,
  target: string,
  page: string,
  [from, to]: readonly [string, string],
): Promise<void> {
  rmSync(target, {recursive: true, force: true});
  cpSync(build, target, {recursive: true, filter: (source) => !source.includes('assets/offline')});
  const scripts = readdirSync(path.join(target, 'assets/js'));
  const at = (script: string): string => path.join(target, 'assets/js', script);
  const html = readFileSync(path.join(target, page), 'utf8');
  const permalink = new RegExp(`"permalink":"/${page.replace(/\.html$/, '')}/?"`);
  const chunk = scripts.find((script) => {
    const text = readFileSync(at(script), 'utf8');
    return text.includes(from) && permalink.test(text);
  });
  if (chunk === undefined || !html.includes(from)) {
    throw new Error(`${page} does not say “${from}” any more; choose another phrase.`);
  }
  const corrected = readFileSync(at(chunk), 'utf8').replace(from, to);
  const newChunk = rename(chunk, corrected);
  writeFileSync(at(chunk), corrected);
  renameSync(at(chunk), at(newChunk));

  const runtime = scripts.find((script) => script.startsWith('runtime~main'))!;
  const mapped = readFileSync(at(runtime), 'utf8').replace(hashOf(chunk), hashOf(newChunk));
  const newRuntime = rename(runtime, mapped);
  writeFileSync(at(runtime), mapped);
  renameSync(at(runtime), at(newRuntime));
  writeFileSync(path.join(target, page), html.replace(from, to));

  for (const file of readdirSync(target, {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.html')) {
      const text = readFileSync(path.join(target, file), 'utf8');
      writeFileSync(path.join(target, file), text.replaceAll(runtime, newRuntime).replaceAll(chunk, newChunk));
    }
  }
  const {postBuild} = offlinePacks({siteDir: process.cwd(), baseUrl: '/'} as LoadContext);
  await postBuild!({outDir: target, plugins: []} as unknown as Parameters<NonNullable<typeof postBuild>>[0]);
}
