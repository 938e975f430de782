import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMain} from '../../tools/lib/isMain.ts';
import {checkPageNames, sampleFileChecker, type NameProblem} from './checkPage.ts';
import {loadSymbols} from './data/loadSymbols.ts';
import {readEditionNames} from './documentation.ts';
import {collectSamplePlugins, symbolsKey, type SamplePluginTable} from './samplePlugins.ts';

/** A page or a sample plugin's file, and the version to check it against. */
export interface CheckedFile {
  file: string;
  version: string;
  /** For a sample plugin's file, its path in the platform. */
  title?: string;
  /** For the tutorial, the state of its plugin whose names it may use, instead of those of the sample plugins. */
  state?: string;
}

/** The work of one process. The object can be sent to a child process as JSON. */
export interface CheckPagesJob {
  site: string;
  pages: readonly CheckedFile[];
  /** The sample plugins' tables that pages show. */
  tables: readonly SamplePluginTable[];
}

export type FileResult = CheckedFile & {problems: NameProblem[]};

/** Lists the environment variables that configure this site, because the pages about the site mention them. */
function environmentVariables(site: string): string[] {
  const file = path.join(site, 'config/environment.ts');
  return existsSync(file) ? [...new Set(readFileSync(file, 'utf8').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))] : [];
}

/** Checks some of a site's pages in order. It runs in the main process, or in a child process as one of several jobs. */
export function checkPages({site, pages, tables}: CheckPagesJob): FileResult[] {
  const data = path.join(site, 'data');
  const versions = new Map(readEditionNames(site).map((version) => [version, loadSymbols(data, version)]));
  const samplePlugins = collectSamplePlugins(site, [...versions.keys()], tables);
  const variables = environmentVariables(site);
  return pages.map(({file, version, title, state}) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    const options = {
      site,
      samplePlugins: samplePlugins.get(symbolsKey(version, state)),
      isApp: file.startsWith('general/app/'),
      isHistory: file.startsWith('general/releases/'),
      knownConstants: file.startsWith('general/documentation/') ? variables : [],
    };
    const check = title === undefined ? checkPageNames : sampleFileChecker(title);
    return {file, version, title, problems: check(text, version, versions, options)};
  });
}

if (isMain(import.meta.url)) {
  process.once('message', (job) => process.send?.(checkPages(job as CheckPagesJob), () => process.disconnect()));
}
