import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMain} from '../isMain.ts';
import {checkPage, sampleFileChecker, type PageResult} from './checkPage.ts';
import {loadSymbols, readSymbols} from './data/loadSymbols.ts';
import {SymbolSet} from './data/symbolSet.ts';
import {documentedVersions} from './documentation.ts';

/** A page or a file of a sample plugin, and the version to check it for. */
export interface CheckedFile {
  file: string;
  version: string;
  /** For a file of a sample plugin, its path in the platform. */
  title?: string;
}

/** The pages that one process checks. All of it can be sent to a child process as JSON. */
export interface CheckPagesJob {
  /** Folder of the site. */
  site: string;
  pages: readonly CheckedFile[];
  /** Symbols of the sample plugins by version, in the format of `data/symbols`. */
  samplePlugins: readonly (readonly [version: string, symbols: string])[];
}

export type FileResult = CheckedFile & PageResult;

/** The environment variables that configure this site, which pages about the site mention. */
function environmentVariables(site: string): string[] {
  const file = path.join(site, 'config/environment.ts');
  return existsSync(file) ? [...new Set(readFileSync(file, 'utf8').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))] : [];
}

/**
 * Checks some pages of a site, in this process or as a job of a process pool.
 *
 * @returns The results, in the order of the pages.
 */
export function checkPages({site, pages, samplePlugins}: CheckPagesJob): FileResult[] {
  const data = path.join(site, 'data');
  const versions = new Map(documentedVersions.map((version) => [version, loadSymbols(data, version)]));
  const samplePluginSymbols = new Map(
    samplePlugins.map(([version, text]) => {
      const symbols = new SymbolSet();
      readSymbols(text, symbols);
      return [version, symbols];
    }),
  );
  const variables = environmentVariables(site);
  return pages.map(({file, version, title}) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    const options = {
      site,
      samplePlugins: samplePluginSymbols.get(version),
      isApp: file.startsWith('general/app/'),
      isHistory: file.startsWith('general/releases/'),
      knownConstants: file.startsWith('general/documentation/') ? variables : [],
    };
    const check = title === undefined ? checkPage : sampleFileChecker(title);
    return {file, version, title, ...check(text, version, versions, options)};
  });
}

export default checkPages;

if (isMain(import.meta.url)) {
  process.once('message', (job) => process.send?.(checkPages(job as CheckPagesJob), () => process.disconnect()));
}
