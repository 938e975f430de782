/* Finds browsers for tests and tools, and installs them if there are none. */
import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** Returns the path of a program that is in PATH. */
function which(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);
}

/** Returns whether a file exists and can be executed. */
export function isExecutable(file: string): boolean {
  return succeeds(() => accessSync(file, constants.X_OK));
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

/**
 * Runs a program of this machine or package manager, and prints its output to standard error, because tools print their results
 * to standard output. Returns whether it succeeded.
 */
export function run(...command: readonly string[]): boolean {
  const [program = '', ...args] = command;
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return succeeds(() => execFileSync(program, args, {stdio: ['ignore', 2, 2], env}));
}

/**
 * Finds the first complete list of programs on this machine. If there is none, tries to install lists of Debian packages in
 * turn, which needs root or a `sudo` without a password.
 */
export function findPrograms(
  alternatives: readonly (readonly string[])[],
  packages: readonly (readonly string[])[],
): string[] | undefined {
  const find = () =>
    alternatives
      .map((programs) => programs.map(which))
      .find((files): files is string[] => files.every((file) => file !== undefined));
  const found = find();
  if (found || packages.length === 0 || which('apt-get') === undefined) {
    return found;
  }
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (run(...root, 'apt-get', 'update')) {
    packages.some((names) => run(...root, 'apt-get', 'install', '-y', ...names));
  }
  return find();
}
