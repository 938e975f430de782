/* Finds a Chromium for the browser tests, and installs one on a machine without any. */
import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Names of the program in distributions. The headless shell comes first, because tests take half the time in it. */
const programNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Commands of package managers, which need root: preparation, then one command for each package that may exist. */
const packageManagers: Record<string, {update?: readonly string[]; install: readonly (readonly string[])[]}> = {
  'apt-get': {
    update: ['apt-get', 'update'],
    install: ['chromium-headless-shell', 'chromium'].map((name) => ['apt-get', 'install', '-y', name]),
  },
  dnf: {install: ['chromium-headless', 'chromium'].map((name) => ['dnf', 'install', '-y', name])},
  apk: {install: [['apk', 'add', 'chromium']]},
  pacman: {install: [['pacman', '-Sy', '--noconfirm', 'chromium']]},
};

const help = 'run "npx playwright install chromium", or install chromium or google-chrome so that it is in PATH';

/** Access to the machine, which tests replace. */
export interface Machine {
  /** Path of Playwright's own browser, whether or not it is installed. */
  playwrightBrowser: () => string;
  isExecutable: (file: string) => boolean;
  /** Path of a program in PATH. */
  which: (name: string) => string | undefined;
  /** What to put before a command to run it as root; undefined if that would need a password. */
  rootPrefix: () => string[] | undefined;
  /** Runs Playwright's installer. Throws if it fails, for example without access to its download server. */
  runPlaywrightInstaller: () => void;
  /** Runs a command. Throws if it fails. */
  run: (command: readonly string[]) => void;
}

/** Whether an action succeeds. The programs have printed their own errors by then. */
function succeeds(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

function installPackage(machine: Machine): boolean {
  const manager = Object.entries(packageManagers).find(([name]) => machine.which(name) !== undefined)?.[1];
  const prefix = manager && machine.rootPrefix();
  if (prefix === undefined) {
    return false;
  }
  const run = (command: readonly string[]) => succeeds(() => machine.run([...prefix, ...command]));
  return (manager?.update === undefined || run(manager.update)) && (manager?.install.some(run) ?? false);
}

/**
 * Chooses a browser: Playwright's own or one of the system. If there is none, installs it with Playwright's installer or,
 * where that fails, with the system's package manager.
 *
 * @param machine - Access to the machine.
 * @returns Path of the program; undefined for Playwright's own, which Playwright finds by itself.
 * @throws If no browser is found or can be installed; one line that says what to do.
 */
export function chooseChromium(machine: Machine): string | undefined {
  const hasOwn = () => machine.isExecutable(machine.playwrightBrowser());
  const findInSystem = () => programNames.map((name) => machine.which(name)).find((file) => file !== undefined);
  if (hasOwn()) {
    return undefined;
  }
  const present = findInSystem();
  if (present !== undefined) {
    return present;
  }
  if (succeeds(machine.runPlaywrightInstaller) && hasOwn()) {
    return undefined;
  }
  const installed = installPackage(machine) ? findInSystem() : undefined;
  if (installed === undefined) {
    throw new Error(`The browser tests need Chromium, and it could not be installed: ${help}.`);
  }
  return installed;
}

function isExecutable(file: string): boolean {
  return succeeds(() => accessSync(file, constants.X_OK));
}

// Standard output is left alone: programs that use this module print their results there.
const stdio: ['ignore', 2, 2] = ['ignore', 2, 2];

const thisMachine: Machine = {
  playwrightBrowser: () => chromium.executablePath(),
  isExecutable,
  which: (name) =>
    (process.env.PATH ?? '')
      .split(path.delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => path.join(folder, name))
      .find(isExecutable),
  rootPrefix: () => {
    if (process.getuid?.() === 0) {
      return [];
    }
    return succeeds(() => execFileSync('sudo', ['-n', 'true'], {stdio: 'ignore'})) ? ['sudo', '-n'] : undefined;
  },
  runPlaywrightInstaller: () => {
    const cli = path.resolve('node_modules/@playwright/test/cli.js');
    execFileSync(process.execPath, [cli, 'install', 'chromium'], {stdio});
  },
  run: ([program = '', ...args]) => {
    execFileSync(program, args, {stdio, env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  },
};

/**
 * Finds a Chromium on this machine, or installs one.
 *
 * @returns The `executablePath` for Playwright: undefined if Playwright has installed its own.
 * @throws If there is none and none can be installed.
 */
export function findChromium(): string | undefined {
  return chooseChromium(thisMachine);
}
