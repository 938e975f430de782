import {runInNewContext} from 'node:vm';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {readGenerated} from './generated.ts';
import {filesMark} from './sections.ts';

const pluginName = 'route-splitting';

const runtimeName = 'the runtime';

/** Says where the hashes of files belong that every page may load, as `filesMark` does for those of a section. */
const runtimeMark = filesMark(runtimeName);

/** The table of the runtime, as the bundler writes it: the hash in the name of the file of each chunk, by the chunk. */
const table = /\{(?:\s*"[^"]+":\s*"[^"]+",?)+\s*\}(?=\[chunkId\])/g;

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {apply: unknown}>;
type Instance = CurrentBundler['instance'];

/**
 * Takes the chunks of sections out of the table of the runtime.
 *
 * @param runtime - Script of the runtime, before it is minified.
 * @param sections - Names of chunks by section.
 * @returns The script with a mark for its table, what is left in that, and the hashes of the files of each section.
 * @throws {Error} If the table is written in a way that this does not know.
 */
export function divideRuntime(
  runtime: string,
  sections: ReadonlyMap<string, readonly string[]>,
): {script: string; kept: Record<string, string>; files: Map<string, Record<string, string>>} {
  const [text, ...others] = runtime.match(table) ?? [];
  if (text === undefined || others.length > 0) {
    throw new Error(
      `The plugin route-splitting finds ${others.length + (text === undefined ? 0 : 1)} tables of files in the runtime, ` +
        'and not one. The bundler writes it in a new way; bring src/framework/route-splitting/sectionHashes.ts up to date.',
    );
  }
  // No JSON: a comma may stand at its end.
  const hashes = runInNewContext(`(${text})`) as Record<string, string>;
  const files = new Map(
    [...sections].map(([section, chunks]) => [
      section,
      Object.fromEntries(chunks.flatMap((chunk) => (hashes[chunk] === undefined ? [] : [[chunk, hashes[chunk]]]))),
    ]),
  );
  const apart = new Set([...files.values()].flatMap(Object.keys));
  const kept = Object.fromEntries(Object.entries(hashes).filter(([chunk]) => !apart.has(chunk)));
  return {script: runtime.replace(text, runtimeMark), kept, files};
}

/**
 * Puts hashes of files into a script.
 *
 * @param script - The script, minified or not.
 * @param name - What `filesMark` was given.
 * @param files - Hashes by chunk.
 * @returns The script with them.
 * @throws {Error} If it has no place for them.
 */
export function withFiles(script: string, name: string, files: Readonly<Record<string, string>>): string {
  const mark = filesMark(name);
  if (!script.includes(mark)) {
    throw new Error(`The script of ${name} has no ${mark}; bring src/framework/route-splitting up to date.`);
  }
  return script.replace(mark, JSON.stringify(files));
}

/** Chunks by the section that alone loads them. */
function sectionChunks(generatedFilesDir: string): Map<string, string[]> {
  const {divided, short} = readGenerated(generatedFilesDir);
  return new Map(
    [...divided].flatMap(([section, {names}]) =>
      section === undefined ? [] : [[section, names.map((name) => short.get(name) ?? name)]],
    ),
  );
}

/**
 * Moves the names of files that only the pages of a section load from the runtime, which every page gets, to the section.
 * It does so before the bundler makes hashes of what the files hold in the end, so that it finds them in their new place.
 *
 * @param instance - The bundler.
 * @param generatedFilesDir - Folder of generated files.
 * @returns A plugin of the bundler.
 */
export function sectionFiles({Compilation, sources: {RawSource}}: Instance, generatedFilesDir: string): BundlerPlugin {
  return {
    apply({hooks}) {
      hooks.thisCompilation.tap(pluginName, (compilation) => {
        const read = (chunk: string): {file: string; script: string} => {
          const file = [...(compilation.namedChunks.get(chunk)?.files ?? [])].find((name) => name.endsWith('.js'));
          const script = file === undefined ? undefined : compilation.getAsset(file)?.source.source().toString();
          if (file === undefined || script === undefined) {
            throw new Error(`The bundler has made no script of the chunk ${chunk}.`);
          }
          return {file, script};
        };
        const write = (file: string, script: string) => compilation.updateAsset(file, new RawSource(script));
        // After an error that is thrown here, the bundler's cache is in a state in which the next build never ends.
        const at = (stage: number, change: () => void) =>
          compilation.hooks.processAssets.tap({name: pluginName, stage}, () => {
            try {
              change();
            } catch (error) {
              compilation.errors.push(error as Error);
            }
          });
        let tables = new Map<string, {name: string; files: Record<string, string>}>();

        at(Compilation.PROCESS_ASSETS_STAGE_DERIVED, () => {
          const runtime = read('runtime~main');
          const {script, kept, files} = divideRuntime(runtime.script, sectionChunks(generatedFilesDir));
          write(runtime.file, script);
          tables = new Map([
            [runtime.file, {name: runtimeName, files: kept}],
            ...[...files].map(([name, own]) => [read(name).file, {name, files: own}] as const),
          ]);
        });

        // When they are minified: the letters of short names depend on all that a script holds, and these hashes, which the
        // bundler replaces in the end, are others after a build that finds everything in its cache.
        at(Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE, () => {
          for (const [file, {name, files}] of tables) {
            write(file, withFiles(compilation.getAsset(file)?.source.source().toString() ?? '', name, files));
          }
        });
      });
    },
  };
}
