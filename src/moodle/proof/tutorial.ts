import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {currentEdition} from '../editions.ts';

/** The folder of the tutorial's plugin. It has one folder for each step, with the files that the step adds or changes. */
const tutorialFolder = 'samples/tutorial';

/** The plugin of the tutorial after a step. */
export interface TutorialState {
  /** Its name in the record, such as `tutorial/05-table`. */
  name: string;
  /** The folders of its files, relative to the project. Later folders win. */
  sources: string[];
  /** Those of the folders that belong to this step. */
  own: string[];
}

/**
 * Lists the states of the tutorial's plugin in the order of the steps, each as a plugin `local_greetings`. The state after a
 * step consists of the folders of all steps so far, on top of each other. `samples/tutorial/4.1/` contains the files that
 * differ in 4.1.
 */
export function tutorialStates(site: string, version: string): TutorialState[] {
  const folders = version === currentEdition ? [tutorialFolder] : [tutorialFolder, `${tutorialFolder}/${version}`];
  const list = (folder: string) => (existsSync(path.join(site, folder)) ? readdirSync(path.join(site, folder)) : []);
  const steps = [...new Set(folders.flatMap(list))].filter((name) => /^\d\d-/.test(name)).sort();
  const own = (step: string) =>
    folders.map((folder) => `${folder}/${step}`).filter((folder) => existsSync(path.join(site, folder)));
  return steps.map((step, index) => ({
    name: `tutorial/${step}`,
    sources: steps.slice(0, index + 1).flatMap(own),
    own: own(step),
  }));
}

/**
 * Returns the name under which the record keeps the plugin that a file in `samples/` belongs to: a component such as
 * `mod_tally`, or a state of the tutorial's plugin such as `tutorial/05-table`.
 */
export function recordName(file: string): string {
  const step = /^samples\/tutorial\/(?:\d+\.\d+\/)?([^/]+)\//.exec(file)?.[1];
  return step === undefined ? (/^samples\/(?:[\d.]+\/)?(\w+)\//.exec(file)?.[1] ?? '') : `tutorial/${step}`;
}
