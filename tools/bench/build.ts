import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {clearInterval, setInterval} from 'node:timers';

/** Time and memory that a build needed. */
export interface BuildCost {
  /** Wall-clock seconds. */
  seconds: number;
  /**
   * Processor seconds on all cores, if the system reports them. On a busy machine, they are more reliable than wall
   * time.
   */
  processorSeconds: number | undefined;
  /** Peak memory in bytes, if the system reports it. */
  memory: number | undefined;
  /** Number of HTML pages in the build. */
  pages: number;
}

/** Linux counts processor time in hundredths of a second. */
const ticks = 100;
const pollMilliseconds = 250;

/**
 * Reads memory and processor time of a process on Linux.
 *
 * @param status - Content of `/proc/…/status`.
 * @param stat - Content of `/proc/…/stat`.
 * @returns Peak memory in bytes, and processor time; undefined for a process that has ended.
 */
export function readUsage(status: string, stat: string): {memory: number; processorSeconds: number} | undefined {
  const [, kibibytes] = /^VmHWM:\s*(\d+) kB$/m.exec(status) ?? [];
  // The program name, in parentheses, may contain spaces. The times of the process and of its ended children follow.
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return kibibytes === undefined
    ? undefined
    : {memory: Number(kibibytes) * 1024, processorSeconds: times.reduce((sum, time) => sum + Number(time), 0) / ticks};
}

/**
 * Returns memory and processor time of a process and its children so far, or undefined if the system does not report
 * them.
 */
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
 * Builds a site into its `build` folder.
 *
 * @param folder - Folder of the site.
 * @param isStock - Whether to run only Docusaurus, without the site's finishing step.
 * @returns Time and memory.
 * @throws If the build fails; the message ends with the last output of the build.
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
    // Our configuration turns off the minifier, but the stock theme uses it by default.
    env: isStock ? {...process.env, SKIP_HTML_MINIFICATION: 'false'} : process.env,
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
