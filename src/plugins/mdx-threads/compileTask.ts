import {workerData} from 'node:worker_threads';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {Options} from '@docusaurus/mdx-loader';
// Its function for the same, `createMDXLoaderItem`, has no types, and brings the loader itself.
import {
  createProcessors,
  type SimpleProcessorResult,
  type SimpleProcessors,
} from '@docusaurus/mdx-loader/lib/processor';
import {markdownPlugins} from '../../../config/docs.ts';

/** What the compiler of one documentation is made of; plain data, as threads take nothing else. */
export interface CompilerSettings {
  /** Options of the loader but for functions. */
  options: Omit<Options, 'resolveMarkdownLink' | 'processors'>;
  /** Routes by source, as in `@site/docs/intro.md`. */
  routes: Map<string, string>;
  /** Folders of each version. */
  versions: {contentPath: string; contentPathLocalized: string | undefined}[];
}

/** What `process` of a processor of `@docusaurus/mdx-loader` takes. */
export type Page = Parameters<SimpleProcessors['mdProcessor']['process']>[0];

/** What it returns. */
export type CompiledPage = SimpleProcessorResult;

/** A page, and what compiles it. */
export interface Job {
  /** Place in the list of settings. */
  documentation: number;
  format: keyof SimpleProcessors;
  page: Page;
}

/** A fault of a page with all that the compiler says about it, which an error would lose on its way between threads. */
export interface Fault {
  fault: {message: string; stack?: string; details: Record<string, unknown>};
}

/** Tinypool hands its own data over as the first item. */
const [, documentations] = workerData as [unknown, CompilerSettings[]];
const compilers = new Map<number, Promise<SimpleProcessors>>();

function createCompiler({options: plain, routes, versions}: CompilerSettings): Promise<SimpleProcessors> {
  const options: Options = {
    ...plain,
    ...markdownPlugins,
    // As `@docusaurus/plugin-content-docs` does it.
    resolveMarkdownLink({linkPathname, sourceFilePath}) {
      const version = versions.find((candidate) =>
        [candidate.contentPathLocalized, candidate.contentPath].some(
          (folder) => folder !== undefined && sourceFilePath.startsWith(folder),
        ),
      );
      if (!version) {
        throw new Error(`${sourceFilePath} belongs to no version of the documentation.`);
      }
      return resolveMarkdownLinkPathname(linkPathname, {
        sourceFilePath,
        sourceToPermalink: routes,
        siteDir: plain.siteDir,
        contentPaths: version,
      });
    },
  };
  return createProcessors({options});
}

/**
 * Compiles a page, as a task of `src/build/bundle.ts`.
 *
 * @param job - See `Job`.
 * @returns The page as JavaScript, or its fault.
 */
export default async function compile({documentation, format, page}: Job): Promise<CompiledPage | Fault> {
  const settings = documentations[documentation];
  if (!settings) {
    throw new Error(`The thread knows no documentation with the number ${documentation}.`);
  }
  const compiler = compilers.get(documentation) ?? createCompiler(settings);
  compilers.set(documentation, compiler);
  const {[format]: processor} = await compiler;
  try {
    const {content, data} = await processor.process(page);
    return {content, data};
  } catch (error) {
    const {message, stack} = error as Error;
    return {fault: {message, stack, details: JSON.parse(JSON.stringify(error)) as Record<string, unknown>}};
  }
}
