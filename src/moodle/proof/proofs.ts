import {readFileSync} from 'node:fs';
import path from 'node:path';
import {archivedEditions, currentEdition} from '../editions.ts';
import {bareCode, sampleHash} from './codeHash.ts';
import {overlayFiles, pluginHash, pluginSources} from './pluginHash.ts';
import {isProven, mergeReleases, readRecord, type Proof, type ProofRecord} from './record.ts';
import {recordName, tutorialStates} from './tutorial.ts';

/** A sample plugin, or a state of the tutorial's plugin, as it is in one edition of the docs. */
export interface PluginState {
  /** A component such as `mod_tally`, or a state such as `tutorial/05-table`. */
  name: string;
  /** The folders of its files, relative to the project. Later folders win. */
  sources: string[];
  hash: string;
}

/** Lists the sample plugins and the states of the tutorial's plugin, for each edition that has them. */
export function pluginStates(site: string): PluginState[] {
  return [currentEdition, ...archivedEditions].flatMap((edition) =>
    [
      ...[...pluginSources(site, edition)].map(([name, sources]) => ({name, sources})),
      ...tutorialStates(site, edition),
    ].map(({name, sources}) => ({name, sources, hash: pluginHash(site, sources)})),
  );
}

/** Removes comments and all whitespace. A region is indented less than in its file, also inside its strings. */
function withoutSpace(code: string): string {
  return bareCode(code).replaceAll(/\s+/g, '');
}

/** Finds what the record knows about a sample, given its code and the attributes of its code block. */
export type FindProof = (code: string, attributes: ReadonlyMap<string, string | undefined>) => Proof | undefined;

/**
 * Returns a function that finds the proof of samples. A sample that is imported from a sample plugin is proven by each edition
 * of the plugin that contains its code and passed as a whole. Any other sample is proven by itself.
 */
export function proofFinder(site: string, record: ProofRecord = readRecord(site)): FindProof {
  const texts = new Map<string, string>();
  const readBare = (file: string) => {
    const text = texts.get(file) ?? withoutSpace(readFileSync(path.join(site, file), 'utf8'));
    texts.set(file, text);
    return text;
  };
  const plugins = pluginStates(site).flatMap(({name, sources, hash}) => {
    const proof = record.plugins[hash];
    return proof ? [{name, proof, files: [...overlayFiles(site, sources).values()]}] : [];
  });
  return (code, attributes) => {
    const file = attributes.get('file');
    if (file === undefined) {
      return record.samples[sampleHash(code, attributes)];
    }
    const name = recordName(file);
    const bare = withoutSpace(code);
    const found = plugins
      .filter((plugin) => plugin.name === name && plugin.files.some((each) => readBare(each).includes(bare)))
      .map(({proof}) => proof);
    const passed = found.filter(isProven);
    return passed.length > 0
      ? {how: 'plugin', releases: mergeReleases(...passed.map(({releases}) => releases))}
      : found[0];
  };
}
