import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeOfflineArchives} from '../../../src/finish/offline-archives/index.ts';

/** Replaces the hash in a chunk's file name, which has six or eight digits, with one of the new content. */
function rename(file: string, content: string): string {
  const digest = createHash('sha256').update(content).digest('hex');
  return file.replace(/\.([0-9a-f]{6,8})\.js$/, (_, hash: string) => `.${digest.slice(0, hash.length)}.js`);
}

const hashOf = (file: string): string => /\.([0-9a-f]{6,8})\.js$/.exec(file)![1]!;

/**
 * Writes the build that would result from correcting one phrase on one page, which takes seconds instead of the minutes of a
 * second build. The page changes, and its chunk gets a new hash. So do the section that refers to the chunk and the runtime
 * that refers to the section, and every page refers to the runtime.
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
  const fileOf = (script: string): string => path.join(target, 'assets/js', script);
  const html = readFileSync(path.join(target, page), 'utf8');
  const permalink = new RegExp(`"permalink":"/${page.replace(/\.html$/, '')}/?"`);
  const chunk = scripts().find((script) => {
    const text = readFileSync(fileOf(script), 'utf8');
    return text.includes(from) && permalink.test(text);
  });
  if (chunk === undefined || !html.includes(from)) {
    throw new Error(`${page} no longer contains “${from}”; choose another phrase.`);
  }
  /** Writes a script under its new name and updates the scripts that refer to it, up to the runtime. */
  const change = (script: string, text: string): [oldName: string, newName: string][] => {
    const newName = rename(script, text);
    writeFileSync(fileOf(script), text);
    renameSync(fileOf(script), fileOf(newName));
    if (script.startsWith('runtime~main')) {
      return [[script, newName]];
    }
    const [parent, ...others] = scripts().filter((candidate) =>
      readFileSync(fileOf(candidate), 'utf8').includes(`"${hashOf(script)}"`),
    );
    if (parent === undefined || others.length > 0) {
      throw new Error(`Expected one script to refer to ${script}, found ${others.length + (parent ? 1 : 0)}.`);
    }
    const updated = readFileSync(fileOf(parent), 'utf8').replace(`"${hashOf(script)}"`, `"${hashOf(newName)}"`);
    return [[script, newName], ...change(parent, updated)];
  };
  const renamed = change(chunk, readFileSync(fileOf(chunk), 'utf8').replace(from, to));
  writeFileSync(path.join(target, page), html.replace(from, to));

  for (const file of readdirSync(target, {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.html')) {
      const text = readFileSync(path.join(target, file), 'utf8');
      writeFileSync(
        path.join(target, file),
        renamed.reduce((result, [oldName, newName]) => result.replaceAll(oldName, newName), text),
      );
    }
  }
  await writeOfflineArchives(target, '/');
}
