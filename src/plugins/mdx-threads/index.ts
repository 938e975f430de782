import {createRequire} from 'node:module';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/mdx-loader';
import {bundleTask} from '../../build/bundle.ts';
import {foundedOn} from '../../build/foundations.ts';
import {openThreads, type Threads} from '../../build/threads.ts';
import type {CompiledPage, CompilerSettings, Fault, Job, Page} from './compileTask.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';
const task = 'src/plugins/mdx-threads/compileTask.ts';

/** The code that makes pages of Markdown, beside what decides which names link (`api-index`). */
const foundations = ['src/plugins/mdx-threads', 'src/recma', 'src/build'];

/** Packages that stay imports: with all that they bring, the task would be twice as large. */
const external = ['@docusaurus/logger', '@docusaurus/utils', '@docusaurus/utils-validation'];

/** The rule of the bundler for the pages of a documentation, as Docusaurus makes it. */
interface PageRule {
  include: string[];
  use: [{loader: string; options: Options}];
}

/** The threads, which begin with the first page, as a build in which no page has changed needs none. */
class Compiler {
  private readonly settings: CompilerSettings[] = [];
  private threads: Promise<Threads<Job, CompiledPage | Fault>> | undefined;

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
    const {threads} = this;
    this.threads = undefined;
    await (await threads)?.close();
  }

  private async run(job: Job): Promise<CompiledPage> {
    this.threads ??= this.open();
    const {run} = await this.threads;
    const outcome = await run(job);
    if ('fault' in outcome) {
      const {message, stack, details} = outcome.fault;
      throw Object.assign(new Error(message), details, {stack});
    }
    return outcome;
  }

  private async open(): Promise<Threads<Job, CompiledPage | Fault>> {
    const {siteDir} = this;
    const code = await bundleTask({siteDir, module: task}, external);
    // Where the packages that it imports are found.
    const stem = path.join(siteDir, 'node_modules/.cache/tasks/mdx-threads');
    return openThreads(stem, code, {size: availableParallelism(), workerData: this.settings});
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
      if (config.mode !== 'production') {
        return {};
      }
      const founded = foundedOn(config, siteDir, foundations);
      // The server takes the pages as the browser's bundler gets them from the loader.
      if (isServer) {
        return founded;
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
          options: plainOptions(options),
          routes: new Map(loadedVersions.flatMap(({docs}) => docs.map(({source, permalink}) => [source, permalink]))),
          versions: loadedVersions.map(({contentPath, contentPathLocalized}) => ({contentPath, contentPathLocalized})),
        });
      }
      return {
        ...founded,
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
    recmaPlugins: undefined,
    processors: undefined,
    crossCompilerCache: undefined,
  }).filter(([, value]) => typeof value !== 'function');
  const markdown = Object.entries(markdownConfig).filter(([, value]) => typeof value !== 'function');
  return {...Object.fromEntries(plain), markdownConfig: Object.fromEntries(markdown)} as CompilerSettings['options'];
}
