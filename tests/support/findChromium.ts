/* Finds a Chromium for the browser tests, and installs Debian's where there is none. */
import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Names under which systems keep it. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome'];

/** What the search asks the machine. Tests ask another one. */
export interface Probes {
  /** Path of Playwright's own, whether or not it is there. */
  playwright: () => string;
  /** Whether a program stands there that may be run. */
  exists: (file: string) => boolean;
  /** Path of a program in PATH. */
  which: (name: string) => string | undefined;
  /**
   * What to put before a command so that root runs it: nothing
   *   for root, `sudo -n` where it asks no password; undefined where neither works.
   */
  asRoot: () => string[] | undefined;
  /** Runs a command, throws if it fails. */
  run: (command: readonly string[]) => void;
}

/**
 * Chooses a browser: Playwright's own, else one of the system, else Debian's package, which it installs.
 *
 * @param probes - The machine.
 * @returns Path of the program.
 * @throws If there is none and none can be installed; one line that says what to do.
 */
export function chooseChromium(probes: Probes): string {
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
 * @param file - A path.
 * @returns Whether a program stands there that may be run.
 */
function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param name - Name of a program.
 * @returns Its path, if PATH leads to it.
 */
function which(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

const machine: Probes = {
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
 * @returns Path of the program.
 * @throws If there is none and none can be installed.
 */
export function findChromium(): string {
  return chooseChromium(machine);
}
