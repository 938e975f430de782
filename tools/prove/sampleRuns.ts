import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from './process.ts';
import {helper, phpSettings, workerFor, type MoodleSite} from './site.ts';
import type {SamplePage, PageSample} from './pages.ts';

/** A problem of a sample. */
export interface RunProblem {
  /** Line in the page. */
  line: number;
  message: string;
}

/** The result of running a sample. */
export interface SampleRun {
  id: string;
  how: 'test' | 'executed' | 'called' | 'loaded' | 'skipped' | 'failed';
  problems: RunProblem[];
  /** Functions that could not be called, or the reason why the sample was skipped. */
  missed: string[];
  output: string;
  seconds: number;
}

/**
 * Runs the selected samples of pages on a site with the sample plugins, each in a separate process and as many as there are
 * workers at the same time. The page's other samples only supply classes and variables.
 */
export async function runSamples(
  site: MoodleSite,
  pages: readonly SamplePage[],
  {
    fixtures,
    isSelected,
    workers,
    onRun,
  }: {
    fixtures: string;
    isSelected: (sample: PageSample) => boolean;
    workers: number;
    onRun: (result: SampleRun) => void;
  },
): Promise<Map<string, SampleRun>> {
  const results = new Map<string, SampleRun>();
  const queue = pages.map((page) => ({
    ...page,
    samples: page.samples.map((sample) => ({...sample, selected: isSelected(sample)})),
  }));
  const shares: (typeof queue)[] = Array.from({length: workers}, () => []);
  const sizes = shares.map(() => 0);
  // Assign the largest pages first, each to the worker with the fewest samples.
  const count = (page: (typeof queue)[number]) => page.samples.filter(({selected}) => selected).length;
  for (const page of queue.filter((each) => count(each) > 0).sort((a, b) => count(b) - count(a))) {
    const least = sizes.indexOf(Math.min(...sizes));
    shares[least]?.push(page);
    sizes[least] = (sizes[least] ?? 0) + count(page);
  }
  // PostgreSQL cannot copy a database that has connections, so make all copies before the first worker starts.
  const environments: NodeJS.ProcessEnv[] = [];
  for (const index of shares.keys()) {
    environments.push(await workerFor(site, `pages${index}`));
  }
  await Promise.all(
    shares.map(async (share, index) => {
      const jobs = path.join(site.work, `samples${index}.json`);
      writeFileSync(jobs, JSON.stringify(share));
      const args = [helper('samples/run.php'), site.folder, jobs, fixtures];
      const {code, stderr, stdout} = await run('php', [...phpSettings, ...args], {
        cwd: site.folder,
        env: environments[index],
        onLine: (line) => {
          if (line.startsWith('result ')) {
            const result = JSON.parse(line.slice('result '.length)) as SampleRun;
            results.set(result.id, result);
            onRun(result);
          }
        },
      });
      if (code !== 0) {
        throw new Error(
          `The runner for samples failed with status ${code}:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`,
        );
      }
    }),
  );
  for (const {id, line} of queue.flatMap(({samples}) => samples.filter(({selected}) => selected))) {
    if (!results.has(id)) {
      const problems = [{line, message: 'the sample did not run'}];
      results.set(id, {id, how: 'failed', problems, missed: [], output: '', seconds: 0});
    }
  }
  return results;
}
