// @ts-check
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {clearInterval, setInterval} from 'node:timers';

/**
 * What a build took.
 *
 * @typedef {object} BuildCost
 * @property {number} seconds - By the clock.
 * @property {number | undefined} processorSeconds - Of all processors, where the system tells; the clock of a machine
 *   that does other things as well says little.
 * @property {number | undefined} memory - Most memory it had at once, in bytes, where the system tells.
 * @property {number} pages - HTML pages that it wrote.
 */

/** Linux counts processor time in hundredths of a second. */
const ticks = 100;
const pollMilliseconds = 250;

/** As in the script `build` of `package.json`. */
const nodeOptions = ['--max-semi-space-size=64'];

/**
 * Reads what Linux says about a process.
 *
 * @param {string} status - Content of `/proc/…/status`.
 * @param {string} stat - Content of `/proc/…/stat`.
 * @returns {{memory: number, processorSeconds: number} | undefined} Most memory in bytes, and processor time; undefined
 *   for a process that has ended.
 */
export function readUsage(status, stat) {
  const [, kibibytes] = /^VmHWM:\s*(\d+) kB$/m.exec(status) ?? [];
  // The name of the program, in parentheses, may hold spaces. Times of the process and of its ended children follow.
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return kibibytes === undefined
    ? undefined
    : {memory: Number(kibibytes) * 1024, processorSeconds: times.reduce((sum, time) => sum + Number(time), 0) / ticks};
}

/**
 * @param {number | undefined} pid - Id of a process.
 * @returns {ReturnType<typeof readUsage>} What it has used; undefined where the system does not tell.
 */
function usageOf(pid) {
  try {
    return readUsage(readFileSync(`/proc/${pid}/status`, 'utf8'), readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Builds a site into its folder `build`.
 *
 * @param {string} folder - Folder of the site.
 * @returns {Promise<BuildCost>} What it took.
 * @throws {Error} If the build fails; the message ends with what it printed last.
 */
export async function buildSite(folder) {
  const siteRequire = createRequire(path.join(folder, 'package.json'));
  const program = path.join(path.dirname(siteRequire.resolve('@docusaurus/core/package.json')), 'bin/docusaurus.mjs');
  const begin = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, program, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ data) => (printed = (printed + data.toString()).slice(-4000)));
  }
  /** @type {ReturnType<typeof usageOf>} */
  let usage;
  const poll = setInterval(() => (usage = usageOf(child.pid) ?? usage), pollMilliseconds);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(poll);
  if (code !== 0) {
    throw new Error(`The build in ${folder} failed:\n${printed}`);
  }
  return {
    seconds: (performance.now() - begin) / 1000,
    processorSeconds: usage?.processorSeconds,
    memory: usage?.memory,
    pages: readdirSync(path.join(folder, 'build'), {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('.html'),
    ).length,
  };
}
