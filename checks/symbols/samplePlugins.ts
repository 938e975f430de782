import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PageSymbols} from './context/pageSymbols.ts';
import {isExampleName} from './data/ignoredNames.ts';
import {formatSymbols} from './data/loadSymbols.ts';
import {schemaTables} from './languages/markup.ts';
import {collectPhp} from './languages/php/declarations.ts';
import {parsePhpSample, type PhpSample} from './languages/php/sample.ts';

/** A table of a sample plugin, as one page shows it. */
export interface SamplePluginTable {
  version: string;
  name: string;
  columns: string[];
}

export interface SamplePluginFile {
  /** Path, relative to the site. */
  file: string;
  /** Path in the platform. */
  title: string;
}

/**
 * Lists the files of the sample plugins. A file in a folder named after a version replaces the file of that name.
 *
 * @param site - Folder of the site.
 * @param version - Version of the platform.
 * @returns Sorted by path.
 */
export function samplePluginFiles(site: string, version: string): SamplePluginFile[] {
  const folder = path.join(site, 'samples');
  if (!existsSync(folder)) {
    return [];
  }
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const replaced = files.filter((file) => file.startsWith(`${version}/`)).map((file) => file.slice(version.length + 1));
  return files
    .filter((file) => /\.\w+$/.test(file) && !/^(?:\d|pages\/)/.test(file))
    .map((file) => ({
      file: `samples/${replaced.includes(file) ? `${version}/` : ''}${file}`,
      title: file.replace('_', '/'),
    }));
}

/**
 * Finds the tables of sample plugins that a page declares, because other pages use them.
 *
 * @param markdown - Text of the page.
 * @param version - The version that the page describes.
 * @returns The tables, with the columns that the page shows.
 */
export function samplePluginTables(markdown: string, version: string): SamplePluginTable[] {
  return [...markdown.matchAll(/^([ \t]*`{3,})xml[^\n]*\n(.*?)^\1/gms)]
    .filter(([, , code]) => code?.includes('<TABLE '))
    .flatMap(([, , code = '']) => [...schemaTables(code)])
    .filter(([name]) => isExampleName(name))
    .map(([name, columns]) => ({version, name, columns}));
}

/**
 * Collects the symbols that the sample plugins declare.
 *
 * @param site - Folder of the site.
 * @param versions - Versions of the platform.
 * @param pageTables - Tables of sample plugins that pages show. The columns of all pages and files are combined.
 * @returns By version, a text in the format of `data/symbols`, which can be sent to other processes.
 */
export function collectSamplePlugins(
  site: string,
  versions: readonly string[],
  pageTables: readonly SamplePluginTable[],
): Map<string, string> {
  const parsedFiles = new Map<string, PhpSample | undefined>();
  return new Map(
    versions.map((version) => {
      const symbols = new PageSymbols(version, new Map());
      const tables = pageTables.filter((table) => table.version === version);
      for (const {file, title} of samplePluginFiles(site, version)) {
        const code = readFileSync(path.join(site, file), 'utf8');
        if (file.endsWith('.php')) {
          const sample = parsedFiles.get(file) ?? parsePhpSample({title, code});
          parsedFiles.set(file, sample);
          if (sample) {
            collectPhp(sample, symbols);
          }
        } else if (file.endsWith('install.xml')) {
          schemaTables(code).forEach((columns, name) => tables.push({version, name, columns}));
        }
      }
      for (const name of new Set(tables.map((table) => table.name))) {
        const columns = tables.filter((table) => table.name === name).flatMap((table) => table.columns);
        symbols.declared.add('table', name, [...new Set(columns)].join(' '));
      }
      return [version, formatSymbols(symbols.declared)];
    }),
  );
}
