import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {documentedVersions} from './documentation.ts';
import {checkFile, checkPage} from './checkPage.ts';
import {loadSymbols, readSymbols, SymbolSet} from './symbolSet.ts';

/** A page or a sample file, and the version that it is about. */
export interface CheckedFile {
  file: string;
  version: string;
  title?: string;
}

/** What one process checks. Everything in it can be sent to a child process as JSON. */
export interface PagesToCheck {
  /** Folder of the site. */
  site: string;
  pages: readonly CheckedFile[];
  /** Symbols of the sample plugins by version, in the format of `data/symbols`. */
  examples: readonly (readonly [version: string, symbols: string])[];
}

/** What the check found on one page. */
export type Result = CheckedFile & ReturnType<typeof checkPage>;

/**
 * Checks some pages of a site, in this process or as a job of a process pool.
 *
 * @param job - The pages and what they may name.
 * @returns The results, in the order of the pages.
 */
export function checkPages({site, pages, examples}: PagesToCheck): Result[] {
  const data = path.join(site, 'data');
  const versions = new Map(documentedVersions.map((version) => [version, loadSymbols(data, version)]));
  const exampleSets = new Map(
    examples.map(([version, text]) => {
      const symbols = new SymbolSet();
      readSymbols(text, symbols);
      return [version, symbols];
    }),
  );
  // Pages about this site name the variables that configure it.
  const environment = path.join(site, 'config/environment.ts');
  const variables = existsSync(environment) ? readFileSync(environment, 'utf8').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) : null;
  return pages.map(({file, version, title}) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    const options = {
      site,
      examples: exampleSets.get(version),
      isApp: file.startsWith('general/app/'),
      isHistory: file.startsWith('general/releases/'),
      known: file.startsWith('general/documentation/') ? [...new Set(variables)] : [],
    };
    const check = title === undefined ? checkPage : checkFile(title);
    return {file, version, title, ...check(text, version, versions, options)};
  });
}

export default checkPages;
