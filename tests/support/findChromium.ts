/* Finds a Chromium for the browser tests, or installs Debian's package. */
import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome'];

/** Access to the machine, which unit tests replace. */
export interface Probes {
  /** Returns the path of Playwright's own browser, which may not be installed. */
  playwright: () => string;
  /** Returns whether an executable exists at a path. */
  exists: (file: string) => boolean;
  which: (name: string) => string | undefined;
  /** Returns the prefix that runs a command as root: none for root, `sudo -n` if it works, otherwise undefined. */
  asRoot: () => string[] | undefined;
  /** Throws if the command fails. */
  run: (command: readonly string[]) => void;
}

/**
 * Chooses Playwright's own browser or one in PATH, and otherwise installs Debian's package.
 *
 * @throws With advice in one line, if no browser is found or can be installed.
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
    throw new Error(`The chromium package contains no executable with a known name: ${help}.`);
  }
  return installed;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

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
    // Stdout is reserved for the path, so apt-get's output goes to stderr.
    execFileSync(program, args, {stdio: ['ignore', 2, 2], env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  },
};

/**
 * Finds a Chromium on this machine or installs one, and returns its path.
 *
 * @throws If no browser is found or can be installed.
 */
export function findChromium(): string {
  return chooseChromium(machine);
}
