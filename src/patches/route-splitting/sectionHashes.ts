import {runInNewContext} from 'node:vm';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {readGenerated} from './generated.ts';
import {hashPlaceholder} from './sections.ts';

const pluginName = 'route-splitting';

const runtimeName = 'the runtime';

const runtimePlaceholder = hashPlaceholder(runtimeName);

/** Matches the runtime's table of content hashes by chunk, as the bundler writes it. */
const table = /\{(?:\s*"[^"]+":\s*"[^"]+",?)+\s*\}(?=\[chunkId\])/g;

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {apply: unknown}>;
type Instance = CurrentBundler['instance'];
type Hashes = Record<string, string>;

/**
 * Splits the table of content hashes in the runtime, before it is minified: those of each section, and those that stay in the
 * runtime, where a placeholder replaces the table. Throws an error if there isn't exactly one table.
 */
export function splitRuntime(
  runtime: string,
  sections: ReadonlyMap<string, readonly string[]>,
): {script: string; initial: Hashes; bySection: Map<string, Hashes>} {
  const tables = runtime.match(table) ?? [];
  const [text] = tables;
  if (text === undefined || tables.length > 1) {
    throw new Error(
      `The plugin route-splitting found ${tables.length} tables of content hashes in the runtime instead of one. ` +
        'The bundler has changed the runtime, so update src/patches/route-splitting/sectionHashes.ts.',
    );
  }
  // Evaluate the table instead of parsing it as JSON, because it may have a trailing comma.
  const hashes = runInNewContext(`(${text})`) as Hashes;
  const bySection = new Map(
    [...sections].map(([section, chunks]) => [
      section,
      Object.fromEntries(chunks.flatMap((chunk) => (hashes[chunk] === undefined ? [] : [[chunk, hashes[chunk]]]))),
    ]),
  );
  const moved = new Set([...bySection.values()].flatMap(Object.keys));
  const initial = Object.fromEntries(Object.entries(hashes).filter(([chunk]) => !moved.has(chunk)));
  return {script: runtime.replace(text, runtimePlaceholder), initial, bySection};
}

/** Replaces the placeholder with a name in a script, minified or not, with hashes. Throws an error without a placeholder. */
export function insertHashes(script: string, name: string, hashes: Readonly<Hashes>): string {
  const placeholder = hashPlaceholder(name);
  if (!script.includes(placeholder)) {
    throw new Error(
      `The script of ${name} does not contain the placeholder ${placeholder}. See src/patches/README.md.`,
    );
  }
  return script.replace(placeholder, JSON.stringify(hashes));
}

/** Returns the short names of the chunks that only one section loads, by section. */
function sectionChunks(generatedFilesDir: string): Map<string, string[]> {
  const {chunksBySection, short} = readGenerated(generatedFilesDir);
  return new Map(
    [...chunksBySection].flatMap(([section, {names}]) =>
      section === undefined ? [] : [[section, names.map((name) => short.get(name) ?? name)]],
    ),
  );
}

/**
 * Creates a bundler plugin that moves the hashes of a section's files from the runtime, which every page loads, to the
 * section. It runs before the bundler computes the final content hashes, so the bundler updates the moved hashes too.
 */
export function sectionHashesPlugin(
  {Compilation, sources: {RawSource}}: Instance,
  generatedFilesDir: string,
): BundlerPlugin {
  return {
    apply({hooks}) {
      hooks.thisCompilation.tap(pluginName, (compilation) => {
        const read = (chunk: string): {file: string; script: string} => {
          const file = [...(compilation.namedChunks.get(chunk)?.files ?? [])].find((name) => name.endsWith('.js'));
          const script = file === undefined ? undefined : compilation.getAsset(file)?.source.source().toString();
          if (file === undefined || script === undefined) {
            throw new Error(`The bundler created no script for the chunk ${chunk}.`);
          }
          return {file, script};
        };
        const write = (file: string, script: string) => compilation.updateAsset(file, new RawSource(script));
        // Report errors instead of throwing them, because an error thrown here leaves the bundler's cache in a state in
        // which the next build never ends.
        const onProcessAssets = (stage: number, change: () => void) =>
          compilation.hooks.processAssets.tap({name: pluginName, stage}, () => {
            try {
              change();
            } catch (error) {
              compilation.errors.push(error as Error);
            }
          });
        let insertions = new Map<string, {name: string; hashes: Hashes}>();

        onProcessAssets(Compilation.PROCESS_ASSETS_STAGE_DERIVED, () => {
          const runtime = read('runtime~main');
          const {script, initial, bySection} = splitRuntime(runtime.script, sectionChunks(generatedFilesDir));
          write(runtime.file, script);
          insertions = new Map([
            [runtime.file, {name: runtimeName, hashes: initial}],
            ...[...bySection].map(([name, hashes]) => [read(name).file, {name, hashes}] as const),
          ]);
        });

        // Insert the hashes after minification, because the minifier's short names depend on everything in a script,
        // and these provisional hashes differ between cold and warm builds.
        onProcessAssets(Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE, () => {
          for (const [file, {name, hashes}] of insertions) {
            write(file, insertHashes(compilation.getAsset(file)?.source.source().toString() ?? '', name, hashes));
          }
        });
      });
    },
  };
}
