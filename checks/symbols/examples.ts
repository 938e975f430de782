import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {declarePhp} from './php/declare.ts';
import {readPhp, type PhpSample} from './php/sample.ts';
import {schemaTables} from './markup.ts';
import {isExampleName} from './names.ts';
import {PageContext} from './pageContext.ts';
import type {SymbolSet} from './symbolSet.ts';

/** A table of the plugins of the samples, as a page shows it. */
export interface ExampleTable {
  version: string;
  name: string;
  columns: string[];
}

/** A file of the plugins of the samples. */
export interface ExampleFile {
  /** Path from the folder of the site. */
  file: string;
  /** Where it lies in a site of the platform. */
  title: string;
}

/**
 * Lists the files of the plugins of the samples. A folder with the name of a version has those that differ in it.
 *
 * @param site - Folder of the site.
 * @param version - Of the platform.
 * @returns Sorted by path.
 */
export function exampleFiles(site: string, version: string): ExampleFile[] {
  const folder = path.join(site, 'samples');
  if (!existsSync(folder)) {
    return [];
  }
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const own = files.filter((file) => file.startsWith(`${version}/`)).map((file) => file.slice(version.length + 1));
  return files
    .filter((file) => /\.\w+$/.test(file) && !/^\d/.test(file))
    .map((file) => ({
      file: `samples/${own.includes(file) ? `${version}/` : ''}${file}`,
      title: file.replace('_', '/'),
    }));
}

/**
 * Finds the tables of the plugins of the samples that a page declares. Other pages use them.
 *
 * @param markdown - Text of the page.
 * @param version - That the page describes.
 * @returns Tables with their columns.
 */
export function exampleTables(markdown: string, version: string): ExampleTable[] {
  return [...markdown.matchAll(/^([ \t]*`{3,})xml[^\n]*\n(.*?)^\1/gms)]
    .filter(([, , code]) => code?.includes('<TABLE '))
    .flatMap(([, , code = '']) => [...schemaTables(code)])
    .filter(([name]) => isExampleName(name))
    .map(([name, columns]) => ({version, name, columns}));
}

/**
 * Collects what the plugins of the samples have.
 *
 * @param site - Folder of the site.
 * @param versions - Of the platform.
 * @param tables - That pages of any version show.
 * @returns By version, what their files declare, and tables with all the columns that any page or
 *   file gives them. The text is in the form of `data/symbols/`, which other threads can take.
 */
export function collectExamples(
  site: string,
  versions: readonly string[],
  tables: readonly ExampleTable[],
): Map<string, string> {
  const read = new Map<string, PhpSample | undefined>();
  return new Map(
    versions.map((version) => {
      const world = new PageContext(version, new Map(), () => undefined);
      const all = tables.filter((table) => table.version === version);
      for (const {file, title} of exampleFiles(site, version)) {
        const code = readFileSync(path.join(site, file), 'utf8');
        if (file.endsWith('.php')) {
          const sample = read.get(file) ?? readPhp({title, code});
          read.set(file, sample);
          if (sample) {
            declarePhp(sample, world);
          }
        } else if (file.endsWith('install.xml')) {
          schemaTables(code).forEach((columns, name) => all.push({version, name, columns}));
        }
      }
      for (const name of new Set(all.map((table) => table.name))) {
        const columns = all.filter((table) => table.name === name).flatMap((table) => table.columns);
        world.own.add('table', name, [...new Set(columns)].join(' '));
      }
      return [version, formatSet(world.own)];
    }),
  );
}

/**
 * @returns In the form that `readSymbols` reads.
 */
function formatSet({kinds, classes}: SymbolSet): string {
  const lines = ['kind\tname\tdetail'];
  for (const entry of [...kinds.values()].flatMap((entries) => [...entries.values()])) {
    lines.push(`${entry.kind}\t${entry.name}\t${entry.detail}`);
    const owner = entry.kind === 'class' ? classes.get(entry.name.toLowerCase()) : undefined;
    [...(owner?.methods.values() ?? []), ...(owner?.constants.values() ?? [])].forEach(({name, detail}) =>
      lines.push(`\t${name}\t${detail}`),
    );
  }
  return lines.join('\n');
}
