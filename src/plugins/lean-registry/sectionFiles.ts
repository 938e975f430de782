import {runInNewContext} from 'node:vm';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {readGenerated} from './generated.mjs';
import {filesMark} from './sections.mjs';

const pluginName = 'lean-registry';

/** A table of the runtime, as the bundler and Docusaurus write it: what it says of each chunk, by its id. */
const table = /\{(?:\s*"[^"]+":\s*"[^"]+",?)+\s*\}(?=\[chunkId\])/g;

function readTable(text: string): Record<string, string> {
  // No JSON: a comma may stand at its end.
  return runInNewContext(`(${text})`) as Record<string, string>;
}

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {apply: unknown}>;
type Instance = CurrentBundler['instance'];

/**
 * Takes the chunks of sections out of the tables of the runtime.
 *
 * @param runtime - Script of the runtime, before it is minified.
 * @param sections - Names of chunks by section.
 * @returns The script without them, and the hashes of their files by section.
 * @throws {Error} If the tables are written in a way that this does not know.
 */
export function divideRuntime(
  runtime: string,
  sections: ReadonlyMap<string, readonly string[]>,
): {script: string; files: Map<string, Record<string, string>>} {
  const tables = [...runtime.matchAll(table)].map(([text]) => readTable(text));
  const isIdentity = (entries: Record<string, string>) =>
    Object.entries(entries).every(([key, value]) => key === value);
  const [hashes, ...others] = tables.filter((entries) => !isIdentity(entries));
  if (!hashes || others.length > 0) {
    throw new Error(
      `The plugin lean-registry finds ${others.length + (hashes ? 1 : 0)} tables of files in the runtime, and not one. ` +
        'The bundler writes it in a new way; bring src/plugins/lean-registry/sectionFiles.ts up to date.',
    );
  }
  const files = new Map(
    [...sections].map(([section, chunks]) => [
      section,
      Object.fromEntries(chunks.flatMap((chunk) => (hashes[chunk] === undefined ? [] : [[chunk, hashes[chunk]]]))),
    ]),
  );
  const apart = new Set([...files.values()].flatMap(Object.keys));
  const kept = Object.fromEntries(Object.entries(hashes).filter(([chunk]) => !apart.has(chunk)));
  const script = runtime.replace(table, (text) =>
    // Docusaurus asks for the id of a chunk by its name, which is the same.
    isIdentity(readTable(text)) ? '{}' : JSON.stringify(kept),
  );
  return {script, files};
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
