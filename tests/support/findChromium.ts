/* Finds a Chromium for the browser tests, and installs one on a machine without any. */
import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Names of the program in distributions, in order of preference. */
const programNames = ['chromium', 'chromium-browser', 'google-chrome'];

/** Commands of package managers that install Chromium. They need root. */
const packageManagers: Record<string, readonly (readonly string[])[]> = {
  'apt-get': [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium'],
  ],
  dnf: [['dnf', 'install', '-y', 'chromium']],
  apk: [['apk', 'add', 'chromium']],
  pacman: [['pacman', '-Sy', '--noconfirm', 'chromium']],
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

/**
 * Chooses a browser: Playwright's own or one of the system. If there is none, installs it with Playwright's installer or,
 * where that fails, with the system's package manager.
 *
 * @param machine - Access to the machine.
 * @returns Path of the program.
 * @throws If no browser is found or can be installed; one line that says what to do.
 */
export function chooseChromium(machine: Machine): string {
  const find = (): string | undefined => {
    const own = machine.playwrightBrowser();
    return machine.isExecutable(own)
      ? own
      : programNames.map((name) => machine.which(name)).find((file) => file !== undefined);
  };
  const installers = [
    () => succeeds(machine.runPlaywrightInstaller),
    () => {
      const [, commands] = Object.entries(packageManagers).find(([name]) => machine.which(name) !== undefined) ?? [];
      const prefix = commands && machine.rootPrefix();
      return prefix !== undefined && commands.every((command) => succeeds(() => machine.run([...prefix, ...command])));
    },
  ];
  let browser = find();
  for (const install of installers) {
    if (browser === undefined && install()) {
      browser = find();
    }
  }
  if (browser === undefined) {
    throw new Error(`The browser tests need Chromium, and it could not be installed: ${help}.`);
  }
  return browser;
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
 * @returns Path of the program.
 * @throws If there is none and none can be installed.
 */
export function findChromium(): string {
  return chooseChromium(thisMachine);
}
