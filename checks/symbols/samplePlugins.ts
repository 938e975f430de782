import {readFileSync} from 'node:fs';
import path from 'node:path';
import {overlayFiles} from '../../src/moodle/proof/pluginHash.ts';
import {tutorialStates} from '../../src/moodle/proof/tutorial.ts';
import type {SymbolTable} from '../../src/moodle/symbols/table.ts';
import {isExampleName} from './data/ignoredNames.ts';
import {schemaTables} from './languages/markup.ts';
import {collectPhp} from './languages/php/declarations.ts';
import {parsePhpSample, type PhpSample} from './languages/php/sample.ts';
import {PageContext} from './pageContext.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

/** A sample plugin's database table, with the columns that one page or file shows. */
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

/** The tutorial's plugin after a step, which is a plugin by itself. */
export interface SampleState {
  name: string;
  files: SamplePluginFile[];
  /** Those of the files that the step adds or changes. */
  changed: SamplePluginFile[];
}

/**
 * Lists the files of the sample plugins, sorted and without the tutorial's plugin. A file in a folder named after the version
 * replaces the file with the same path outside that folder.
 */
export function samplePluginFiles(site: string, version: string): SamplePluginFile[] {
  const files = listFiles(path.join(site, 'samples'));
  const replaced = files.filter((file) => file.startsWith(`${version}/`)).map((file) => file.slice(version.length + 1));
  return files
    .filter((file) => /\.\w+$/.test(file) && !/^(?:\d|pages\/|tutorial\/)/.test(file))
    .map((file) => ({
      file: `samples/${replaced.includes(file) ? `${version}/` : ''}${file}`,
      title: file.replace('_', '/'),
    }));
}

/** Lists the states of the tutorial's plugin with their files, in the order of the steps. */
export function tutorialPluginStates(site: string, version: string): SampleState[] {
  const list = (folders: readonly string[]) =>
    [...overlayFiles(site, folders)].map(([name, file]) => ({file, title: `local/greetings/${name}`}));
  return tutorialStates(site, version).map(({name, sources, own}) => ({
    name,
    files: list(sources),
    changed: list(own),
  }));
}

/** The key of a set of symbols: the version, and the state of the tutorial's plugin if it is not for the sample plugins. */
export function symbolsKey(version: string, state?: string): string {
  return state === undefined ? version : `${version} ${state}`;
}

/** Finds the sample plugins' tables that a page declares, because other pages use them. */
export function samplePluginTables(markdown: string, version: string): SamplePluginTable[] {
  return [...markdown.matchAll(/^([ \t]*`{3,})xml[^\n]*\n(.*?)^\1/gms)]
    .filter(([, , code]) => code?.includes('<TABLE '))
    .flatMap(([, , code = '']) => [...schemaTables(code)])
    .filter(([name]) => isExampleName(name))
    .map(([name, columns]) => ({version, name, columns}));
}

/**
 * Collects the symbols that the sample plugins declare, and those of each state of the tutorial's plugin, by `symbolsKey()`.
 * The columns of a table from all pages and files are combined.
 */
export function collectSamplePlugins(
  site: string,
  versions: readonly string[],
  pageTables: readonly SamplePluginTable[],
): Map<string, SymbolTable> {
  const parsedFiles = new Map<string, PhpSample | undefined>();
  const collect = (version: string, files: readonly SamplePluginFile[], tables: SamplePluginTable[]): SymbolTable => {
    const context = new PageContext(version, new Map(), () => undefined);
    for (const {file, title} of files) {
      const code = readFileSync(path.join(site, file), 'utf8');
      if (file.endsWith('.php')) {
        const sample = parsedFiles.get(file) ?? parsePhpSample({title, code});
        parsedFiles.set(file, sample);
        if (sample) {
          collectPhp(sample, context);
        }
      } else if (file.endsWith('install.xml')) {
        schemaTables(code).forEach((columns, name) => tables.push({version, name, columns}));
      }
    }
    for (const name of new Set(tables.map((table) => table.name))) {
      const columns = tables.filter((table) => table.name === name).flatMap((table) => table.columns);
      context.declare('table', name, [...new Set(columns)].join(' '));
    }
    return context.declared;
  };
  return new Map(
    versions.flatMap((version) => [
      [
        symbolsKey(version),
        collect(
          version,
          samplePluginFiles(site, version),
          pageTables.filter((table) => table.version === version),
        ),
      ] as const,
      ...tutorialPluginStates(site, version).map(
        ({name, files}) => [symbolsKey(version, name), collect(version, files, [])] as const,
      ),
    ]),
  );
}
