import {rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/mdx-loader';
import type {Tinypool} from 'tinypool';
import {bundleTask} from '../../build/bundle.ts';
import {replaceFile} from '../../build/tasks.ts';
import type {CompiledPage, CompilerSettings, Fault, Job, Page} from './compileTask.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';
const task = 'src/plugins/mdx-threads/compileTask.ts';

/** Waiting in the thread, it begins the next page while the main one is busy. */
const queuedInThread = 2;

/** The rule of the bundler for the pages of a documentation, as Docusaurus makes it. */
interface PageRule {
  include: string[];
  use: [{loader: string; options: Options}];
}

/** The threads, which begin with the first page, as a build in which no page has changed needs none. */
class Compiler {
  private readonly settings: CompilerSettings[] = [];
  private pool: Promise<{threads: Tinypool; script: string}> | undefined;

  constructor(private readonly siteDir: string) {}

  /** Takes the settings of a documentation, and returns what compiles its pages. */
  add(settings: CompilerSettings): NonNullable<Options['processors']> {
    const documentation = this.settings.push(settings) - 1;
    const processor = (format: Job['format']) => ({
      process: (page: Page) => this.run({documentation, format, page}),
    });
    return {mdProcessor: processor('mdProcessor'), mdxProcessor: processor('mdxProcessor')};
  }

  async close(): Promise<void> {
    const {pool} = this;
    this.pool = undefined;
    if (pool) {
      const {threads, script} = await pool;
      await threads.destroy();
      rmSync(script, {force: true});
    }
  }

  private async run(job: Job): Promise<CompiledPage> {
    this.pool ??= this.open();
    const {threads} = await this.pool;
    const outcome = (await threads.run(job)) as CompiledPage | Fault;
    if ('fault' in outcome) {
      const {message, stack, details} = outcome.fault;
      throw Object.assign(new Error(message), details, {stack});
    }
    return outcome;
  }

  private async open(): Promise<{threads: Tinypool; script: string}> {
    const {siteDir} = this;
    // Where packages are found.
    const script = path.join(siteDir, `node_modules/.cache/tasks/mdx-threads-${process.pid}.mjs`);
    replaceFile(script, await bundleTask({siteDir, module: task}, 'external'));
    const {Tinypool: Pool} = await import('tinypool');
    const size = availableParallelism();
    const threads = new Pool({
      filename: script,
      minThreads: size,
      maxThreads: size,
      concurrentTasksPerWorker: queuedInThread,
      isolateWorkers: false,
      workerData: this.settings,
    });
    return {threads, script};
  }
}

/**
 * Compiles the pages of both documentations in threads. The bundler calls the loader of Docusaurus on the main thread,
 * where it would take most of the time of a build that begins with nothing, and leave the other processors idle.
 *
 * The loader does all that it does but for the step from Markdown to JavaScript, for which it has the option `processors`.
 * The threads make theirs with the same loader and the same options.
 *
 * @param context - Of it, the folder of the site.
 */
export default function mdxThreads({siteDir}: LoadContext): Plugin {
  const loader = createRequire(
    createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/plugin-content-docs'),
  ).resolve('@docusaurus/mdx-loader');
  const compiler = new Compiler(siteDir);
  let documentations: LoadedContent[] = [];

  const isRule = (rule: unknown): rule is PageRule =>
    (rule as Partial<PageRule> | undefined)?.use?.[0]?.loader === loader;

  return {
    name: 'mdx-threads',

    allContentLoaded({allContent}) {
      documentations = Object.values(allContent[docsPlugin] ?? {}) as LoadedContent[];
    },

    configureWebpack(config, isServer) {
      // The server takes the pages as the browser's bundler gets them from the loader.
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const rules = config.module?.rules?.filter(isRule) ?? [];
      for (const {loadedVersions} of documentations) {
        const rule = rules.find(({include}) =>
          loadedVersions.every(({contentPath}) => include.includes(`${contentPath}${path.sep}`)),
        );
        if (!rule) {
          throw new Error(
            'Docusaurus has no rule for the pages of a documentation any more; bring src/plugins/mdx-threads up to date.',
          );
        }
        const [{options}] = rule.use;
        options.processors = compiler.add({
          loader,
          options: plainOptions(options),
          routes: new Map(loadedVersions.flatMap(({docs}) => docs.map(({source, permalink}) => [source, permalink]))),
          versions: loadedVersions.map(({contentPath, contentPathLocalized}) => ({contentPath, contentPathLocalized})),
        });
      }
      return {
        plugins: [
          {
            apply({hooks}) {
              hooks.finishMake.tapPromise('mdx-threads', () => compiler.close());
            },
          },
        ],
      };
    },
  };
}

/** Leaves out what the loader does by itself, and what threads get from `config/docs.ts`. */
function plainOptions(options: Options): CompilerSettings['options'] {
  const {markdownConfig, ...rest} = options;
  const plain = Object.entries({
    ...rest,
    beforeDefaultRemarkPlugins: undefined,
    processors: undefined,
    crossCompilerCache: undefined,
  }).filter(([, value]) => typeof value !== 'function');
  const markdown = Object.entries(markdownConfig).filter(([, value]) => typeof value !== 'function');
  return {...Object.fromEntries(plain), markdownConfig: Object.fromEntries(markdown)} as CompilerSettings['options'];
}
