import {runInNewContext} from 'node:vm';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {readGenerated} from './generated.mjs';
import {filesMark} from './sections.mjs';

const pluginName = 'lean-registry';

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
 * @returns The script without them, and the hashes of their files by section.
 * @throws {Error} If the table is written in a way that this does not know.
 */
export function divideRuntime(
  runtime: string,
  sections: ReadonlyMap<string, readonly string[]>,
): {script: string; files: Map<string, Record<string, string>>} {
  const [text, ...others] = runtime.match(table) ?? [];
  if (text === undefined || others.length > 0) {
    throw new Error(
      `The plugin lean-registry finds ${others.length + (text === undefined ? 0 : 1)} tables of files in the runtime, ` +
        'and not one. The bundler writes it in a new way; bring src/plugins/lean-registry/sectionFiles.ts up to date.',
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
  return {script: runtime.replace(text, JSON.stringify(kept)), files};
}

/**
 * Puts the hashes of its files into the script of a section.
 *
 * @param script - The script, before it is minified.
 * @param section - Name of the section.
 * @param files - Hashes by chunk.
 * @returns The script with them.
 * @throws {Error} If it has no place for them.
 */
export function withFiles(script: string, section: string, files: Readonly<Record<string, string>>): string {
  const mark = filesMark(section);
  if (!script.includes(mark)) {
    throw new Error(`The script of ${section} has no ${mark}; bring src/plugins/lean-registry up to date.`);
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
        const stage = Compilation.PROCESS_ASSETS_STAGE_DERIVED;
        compilation.hooks.processAssets.tap({name: pluginName, stage}, () => {
          try {
            const runtime = read('runtime~main');
            const {script, files} = divideRuntime(runtime.script, sectionChunks(generatedFilesDir));
            write(runtime.file, script);
            for (const [section, own] of files) {
              const bundled = read(section);
              write(bundled.file, withFiles(bundled.script, section, own));
            }
          } catch (error) {
            // After an error that is thrown here, the bundler's cache is in a state in which the next build never ends.
            compilation.errors.push(error as Error);
          }
        });
      });
    },
  };
}
