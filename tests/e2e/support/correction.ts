import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeOfflineArchives} from '../../../src/offline/archives/index.ts';

/** Ways in which code and pages name a chunk: a hash of six or eight digits. */
function rename(file: string, content: string): string {
  const digest = createHash('sha256').update(content).digest('hex');
  return file.replace(/\.([0-9a-f]{6,8})\.js$/, (_, hash: string) => `.${digest.slice(0, hash.length)}.js`);
}

/** The hash in the name of a chunk. */
const hashOf = (file: string): string => /\.([0-9a-f]{6,8})\.js$/.exec(file)![1]!;

/**
 * Makes what the build would write if one phrase of a page were corrected: the page, its chunk under a new name, the
 * section that says under which name the chunk is found under a new name too, and so the runtime, which names sections,
 * and every page, which names the runtime. A second build of the whole site would say the same after minutes.
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
  const scripts = (): string[] => readdirSync(path.join(target, 'assets/js'));
  const at = (script: string): string => path.join(target, 'assets/js', script);
  const html = readFileSync(path.join(target, page), 'utf8');
  const permalink = new RegExp(`"permalink":"/${page.replace(/\.html$/, '')}/?"`);
  const chunk = scripts().find((script) => {
    const text = readFileSync(at(script), 'utf8');
    return text.includes(from) && permalink.test(text);
  });
  if (chunk === undefined || !html.includes(from)) {
    throw new Error(`${page} does not say “${from}” any more; choose another phrase.`);
  }
  /** Writes a script under the name of its new content, and goes on with the one that names it, up to the runtime. */
  const change = (script: string, text: string): [was: string, is: string][] => {
    const is = rename(script, text);
    writeFileSync(at(script), text);
    renameSync(at(script), at(is));
    if (script.startsWith('runtime~main')) {
      return [[script, is]];
    }
    const [naming, ...others] = scripts().filter((candidate) =>
      readFileSync(at(candidate), 'utf8').includes(`"${hashOf(script)}"`),
    );
    if (naming === undefined || others.length > 0) {
      throw new Error(`Not one script names ${script}, but ${others.length + (naming ? 1 : 0)}.`);
    }
    const names = readFileSync(at(naming), 'utf8').replace(`"${hashOf(script)}"`, `"${hashOf(is)}"`);
    return [[script, is], ...change(naming, names)];
  };
  const renamed = change(chunk, readFileSync(at(chunk), 'utf8').replace(from, to));
  writeFileSync(path.join(target, page), html.replace(from, to));

  for (const file of readdirSync(target, {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.html')) {
      const text = readFileSync(path.join(target, file), 'utf8');
      writeFileSync(
        path.join(target, file),
        renamed.reduce((html, [was, is]) => html.replaceAll(was, is), text),
      );
    }
  }
  await writeOfflineArchives(target, '/');
}
