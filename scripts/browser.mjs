// @ts-check
/* Finds a Chromium for the browser tests, and installs Debian's where there is none. */
import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';

/** Names under which systems keep it. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * What the search asks the machine. Tests ask another one.
 *
 * @typedef {object} Probes
 * @property {() => string} playwright - Path of Playwright's own, whether or not it is there.
 * @property {(file: string) => boolean} exists - Whether a program stands there that may be run.
 * @property {(name: string) => string | undefined} which - Path of a program in PATH.
 * @property {() => string[] | undefined} asRoot - What to put before a command so that root runs it: nothing
 *   for root, `sudo -n` where it asks no password; undefined where neither works.
 * @property {(command: readonly string[]) => void} run - Runs a command, throws if it fails.
 */

/**
 * Chooses a browser: Playwright's own, else one of the system, else Debian's package, which it installs.
 *
 * @param {Probes} probes - The machine.
 * @returns {string} Path of the program.
 * @throws {Error} If there is none and none can be installed; one line that says what to do.
 */
export function chooseChromium(probes) {
  const own = probes.playwright();
  if (probes.exists(own)) {
    return own;
  }
  const inSystem = () => systemNames.map((name) => probes.which(name)).find((file) => file !== undefined);
  const present = inSystem();
  if (present !== undefined) {
    return present;
  }
  const help = 'install one with "npx playwright install chromium", or put chromium or google-chrome into PATH';
  const prefix = probes.which('apt-get') === undefined ? undefined : probes.asRoot();
  if (prefix === undefined) {
    throw new Error(`There is no Chromium for the browser tests: ${help}.`);
  }
  try {
    probes.run([...prefix, 'apt-get', 'update']);
    probes.run([...prefix, 'apt-get', 'install', '-y', 'chromium']);
  } catch (error) {
    throw new Error(`apt-get could not install chromium for the browser tests: ${help}.`, {cause: error});
  }
  const installed = inSystem();
  if (installed === undefined) {
    throw new Error(`The package chromium brought no program of that name: ${help}.`);
  }
  return installed;
}

/**
 * @param {string} file - A path.
 * @returns {boolean} Whether a program stands there that may be run.
 */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name - Name of a program.
 * @returns {string | undefined} Its path, if PATH leads to it.
 */
function which(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

/** @type {Probes} */
const machine = {
  playwright: () => chromium.executablePath(),
  exists: isProgram,
  which,
  asRoot: () => {
    if (process.getuid?.() === 0) {
      return [];
    }
    try {
      execFileSync('sudo', ['-n', 'true'], {stdio: 'ignore'});
      return ['sudo', '-n'];
    } catch {
      return undefined;
    }
  },
  run: ([program = '', ...args]) => {
    // Our own output is the path alone, so what apt-get says goes to the error stream.
    execFileSync(program, args, {stdio: ['ignore', 2, 2], env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  },
};

/**
 * Finds a Chromium on this machine, or installs one.
 *
 * @returns {string} Path of the program.
 * @throws {Error} If there is none and none can be installed.
 */
export function findChromium() {
  return chooseChromium(machine);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
