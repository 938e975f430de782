/*
 * Rehearses everyday changes: `npm run rehearse`, or `npm run rehearse -- --only=PART_OF_A_NAME`.
 *
 * Each change is made in a copy of the repository, with the checks and tests that it can affect. At the end, all changes
 * are made in one copy, which is built and tested as a pull request would be. The working tree doesn't change.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {copyRepository, type Copy} from './copy.ts';
import {journeys, together} from './journeys.ts';

const site = path.join(import.meta.dirname, '../..');
const {values} = parseArgs({options: {only: {type: 'string', default: ''}}});

/** Runs a part of the rehearsal in a new copy, and prints how long it took. */
function rehearse(name: string, part: (copy: Copy) => void): boolean {
  const start = performance.now();
  const copy = copyRepository(site);
  let message: string | undefined;
  try {
    part(copy);
  } catch (error) {
    message = error instanceof Error ? error.message : String(error);
  } finally {
    copy.remove();
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${message === undefined ? 'passed' : 'FAILED'} ${String(seconds).padStart(4)} s  ${name}`);
  if (message !== undefined) {
    console.error(`${name}:\n${message}`);
  }
  return message === undefined;
}

const isChosen = (name: string): boolean => name.includes(values.only);
const results = journeys
  .filter(({name}) => isChosen(name))
  .map(({name, change, commands}) =>
    rehearse(name, (copy) => {
      change(copy.folder);
      copy.run(commands(copy.commit(name)));
    }),
  );
const last = 'all changes together';
if (isChosen(last)) {
  results.push(
    rehearse(last, (copy) => {
      for (const {name, change} of journeys) {
        change(copy.folder);
        copy.commit(name);
      }
      together.forEach((command) => copy.run([command]));
    }),
  );
}
if (results.length === 0) {
  const names = [...journeys.map(({name}) => name), last].map((name) => `"${name}"`);
  console.error(`--only is "${values.only}"; allowed: part of ${names.join(', ')}.`);
}
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
