import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {clearInterval, setInterval} from 'node:timers';

/** What a build took. */
export interface BuildCost {
  /** By the clock. */
  seconds: number;
  /**
   * Of all processors, where the system tells; the clock of a machine
   *   that does other things as well says little.
   */
  processorSeconds: number | undefined;
  /** Most memory it had at once, in bytes, where the system tells. */
  memory: number | undefined;
  /** HTML pages that it wrote. */
  pages: number;
}

/** Linux counts processor time in hundredths of a second. */
const ticks = 100;
const pollMilliseconds = 250;

/**
 * Reads what Linux says about a process.
 *
 * @param status - Content of `/proc/…/status`.
 * @param stat - Content of `/proc/…/stat`.
 * @returns Most memory in bytes, and processor time; undefined
 *   for a process that has ended.
 */
export function readUsage(status: string, stat: string): {memory: number; processorSeconds: number} | undefined {
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

/** What a process and its children have used so far; undefined where the system does not say. */
function usageOf(pid: number | undefined): ReturnType<typeof readUsage> {
  try {
    const own = readUsage(readFileSync(`/proc/${pid}/status`, 'utf8'), readFileSync(`/proc/${pid}/stat`, 'utf8'));
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children
      .map((child) => usageOf(Number(child)))
      .reduce(
        (sum, usage) =>
          sum && usage
            ? {
                memory: Math.max(sum.memory, usage.memory),
                processorSeconds: sum.processorSeconds + usage.processorSeconds,
              }
            : (sum ?? usage),
        own,
      );
  } catch {
    return undefined;
  }
}

/**
 * Builds a site into its folder `build`.
 *
 * @param folder - Folder of the site.
 * @param isStock - Whether it is built by Docusaurus alone, without our finishing step.
 * @returns What it took.
 * @throws If the build fails; the message ends with what it printed last.
 */
export async function buildSite(folder: string, isStock = false): Promise<BuildCost> {
  const siteRequire = createRequire(path.join(folder, 'package.json'));
  const docusaurus = path.join(
    path.dirname(siteRequire.resolve('@docusaurus/core/package.json')),
    'bin/docusaurus.mjs',
  );
  const command = isStock ? [docusaurus, 'build'] : ['--import', 'tsx', 'tools/build/index.ts'];
  const begin = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (printed = (printed + data.toString()).slice(-4000)));
  }
  let usage: ReturnType<typeof usageOf>;
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
