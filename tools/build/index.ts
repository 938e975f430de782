/*
 * Builds the site: `npm run build`, or `tsx tools/build [--config FILE] [--out-dir FOLDER]`.
 *
 * The output folder never contains an incomplete build, because everything is written to a temporary folder that is
 * renamed at the end.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {EnvironmentError, readEnvironment, type Environment} from '../../config/environment.ts';
import {linkLists} from '../../config/markdownCopies.ts';
import {previewSite} from '../../config/previewImages.ts';
import {securityHeaders} from '../../config/securityHeaders.ts';
import {lastCommitDate} from '../../config/versionControl.ts';
import {finishBuild} from '../../src/finish/index.ts';

const {values} = parseArgs({options: {config: {type: 'string'}, 'out-dir': {type: 'string', default: 'build'}}});
const target = path.resolve(values['out-dir']);
const folder = `${target}.unfinished`;
let running: ChildProcess | undefined;
let interruptedBy: NodeJS.Signals | undefined;

function fail(status: number): never {
  rmSync(folder, {recursive: true, force: true});
  process.exit(status);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruptedBy = signal;
    if (running) {
      running.kill(signal);
    } else {
      fail(128 + constants.signals[signal]);
    }
  });
}

/**
 * The largest file, in bytes, that the bundler puts into the file that uses it, instead of 10,000. Fonts and pictures have
 * to stay separate: the content security policy forbids fonts in style sheets, and both would delay pages.
 */
const inlineLimit = '0';

/** Runs `docusaurus build` and returns its exit status. */
function runDocusaurus(): Promise<number> {
  return new Promise((resolve, reject) => {
    const packageFile = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
    const command = path.join(path.dirname(packageFile), 'bin/docusaurus.mjs');
    const config = values.config === undefined ? [] : ['--config', values.config];
    running = spawn(process.execPath, [command, 'build', '--out-dir', folder, ...config], {
      stdio: 'inherit',
      env: {...process.env, WEBPACK_URL_LOADER_LIMIT: inlineLimit},
    });
    running.on('error', reject).on('close', (status) => {
      running = undefined;
      resolve(status ?? 1);
    });
  });
}

/** Reads the environment variables. If one of them is invalid, prints the error in one line and exits. */
function readValidEnvironment(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
}

// Validate the environment before deleting the last build and starting a new one.
const environment = readValidEnvironment();
rmSync(target, {recursive: true, force: true});
rmSync(folder, {recursive: true, force: true});
const status = await runDocusaurus();
if (interruptedBy) {
  fail(128 + constants.signals[interruptedBy]);
}
if (status !== 0) {
  fail(status);
}
// Docusaurus exits with status 0 when it is interrupted. The service worker is the last file that it writes.
if (!existsSync(path.join(folder, 'sw.js'))) {
  console.error('Docusaurus exited before the build was complete.');
  fail(1);
}
try {
  await finishBuild(folder, process.cwd(), {
    ...environment,
    isHosted: environment.search !== undefined,
    contact: environment.securityContact,
    date: environment.sourceDate ?? lastCommitDate(process.cwd()),
    previewSite,
    linkLists,
    securityHeaders: securityHeaders(environment),
  });
  renameSync(folder, target);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  fail(1);
}
