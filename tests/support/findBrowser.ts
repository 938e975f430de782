/* Finds browsers for the browser tests, and installs them if there are none. */
import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {chromium, firefox, webkit} from '@playwright/test';

/** The browsers that Playwright can download, by the names that its installer expects. */
const playwrightBrowsers = {chromium, firefox, webkit};

type PlaywrightName = keyof typeof playwrightBrowsers;

/** A browser that tests need, and where to get it. */
export interface BrowserSource {
  /** Name in error messages. */
  label: string;
  playwright: PlaywrightName;
  /** Installed programs that can be used instead, in order of preference. An entry needs all of its programs. */
  programs: readonly (readonly string[])[];
  /** Sets of packages that contain these programs, by package manager. The first set that can be installed is used. */
  packages: Partial<Record<PackageManager, readonly (readonly string[])[]>>;
  /** Instructions for the error message, if the browser is missing and cannot be installed. */
  help: string;
}

/** A browser that was found. */
export interface FoundBrowser {
  /** Whether the browser is Playwright's own build, which only Playwright can control. */
  isPlaywright: boolean;
  /** Paths of the programs, in the order in which the source lists them. */
  files: readonly string[];
}

/** Commands of package managers, which need root. */
const packageManagers = {
  'apt-get': {update: ['apt-get', 'update'], install: ['apt-get', 'install', '-y']},
  dnf: {update: undefined, install: ['dnf', 'install', '-y']},
  apk: {update: undefined, install: ['apk', 'add']},
  pacman: {update: undefined, install: ['pacman', '-Sy', '--noconfirm']},
};

type PackageManager = keyof typeof packageManagers;

/** Access to the machine. Tests replace it. */
export interface Machine {
  /** Returns the path of Playwright's own browser, even if it is not installed. */
  playwrightBrowser: (name: PlaywrightName) => string;
  isExecutable: (file: string) => boolean;
  /** Returns the path of a program that is in PATH. */
  which: (name: string) => string | undefined;
  /** Returns the prefix that runs a command as root, or undefined if that needs a password. */
  rootPrefix: () => string[] | undefined;
  /** Runs Playwright's installer. Throws if it fails, for example without access to its download server. */
  runPlaywrightInstaller: (name: PlaywrightName) => void;
  /** Runs a command. Throws if it fails. */
  run: (command: readonly string[]) => void;
}

/** Returns whether an action succeeds. Errors are not repeated, because the programs print them. */
function succeeds(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

function installPackages({packages}: BrowserSource, machine: Machine): boolean {
  const manager = (Object.keys(packageManagers) as PackageManager[]).find((name) => machine.which(name) !== undefined);
  const sets = manager && packages[manager];
  const prefix = sets && machine.rootPrefix();
  if (manager === undefined || sets === undefined || prefix === undefined) {
    return false;
  }
  const {update, install} = packageManagers[manager];
  const run = (command: readonly string[]) => succeeds(() => machine.run([...prefix, ...command]));
  return (update === undefined || run(update)) && sets.some((names) => run([...install, ...names]));
}

/**
 * Chooses a browser: Playwright's own or one that the system has. If there is none, it installs one with Playwright's
 * installer or, if that fails, with the system's package manager.
 *
 * @param source - The browser that is needed.
 * @param machine - Access to the machine.
 * @returns The browser's programs.
 * @throws If no browser is found and none can be installed; one line with instructions.
 */
export function chooseBrowser(source: BrowserSource, machine: Machine): FoundBrowser {
  const find = (): FoundBrowser | undefined => {
    const own = machine.playwrightBrowser(source.playwright);
    if (machine.isExecutable(own)) {
      return {isPlaywright: true, files: [own]};
    }
    const files = source.programs
      .map((names) => names.map((name) => machine.which(name)).filter((file) => file !== undefined))
      .find((found, index) => found.length === source.programs[index]?.length);
    return files && {isPlaywright: false, files};
  };
  const installers = [
    () => succeeds(() => machine.runPlaywrightInstaller(source.playwright)),
    () => installPackages(source, machine),
  ];
  let browser = find();
  for (const install of installers) {
    if (browser === undefined && install()) {
      browser = find();
    }
  }
  if (browser === undefined) {
    throw new Error(`The browser tests need ${source.label}, which could not be installed; ${source.help}.`);
  }
  return browser;
}

function isExecutable(file: string): boolean {
  return succeeds(() => accessSync(file, constants.X_OK));
}

// Print to standard error, because programs that use this module print their results to standard output.
const stdio: ['ignore', 2, 2] = ['ignore', 2, 2];

const thisMachine: Machine = {
  playwrightBrowser: (name) => playwrightBrowsers[name].executablePath(),
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
  runPlaywrightInstaller: (name) => {
    const cli = path.resolve('node_modules/@playwright/test/cli.js');
    execFileSync(process.execPath, [cli, 'install', name], {stdio});
  },
  run: ([program = '', ...args]) => {
    execFileSync(program, args, {stdio, env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  },
};

/**
 * Finds a browser on this machine, or installs it.
 *
 * @param source - The browser that is needed.
 * @returns The browser's programs.
 * @throws If no browser is found and none can be installed.
 */
export function findBrowser(source: BrowserSource): FoundBrowser {
  return chooseBrowser(source, thisMachine);
}
