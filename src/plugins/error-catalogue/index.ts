import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  openIndex,
  packCatalogues,
  shardSize,
  type CatalogueRow,
  type ErrorData,
  type ErrorEntry,
} from '../../errors/catalogue.ts';
import {matchMessage} from '../../errors/match.ts';
import {currentEdition} from '../../moodle/editions.ts';
import {readTable} from '../../moodle/symbols/table.ts';

interface Options {
  /** Platform versions, newest first. */
  versions: readonly string[];
}

const folder = 'data/errors';

/** Reads a tab-separated file with a header. */
function readRows(file: string): CatalogueRow[] {
  const [columns = [], ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => {
    const cells = Object.fromEntries(columns.map((column, index) => [column, row[index] ?? '']));
    return cells as unknown as CatalogueRow;
  });
}

/**
 * Builds the data for the component `ErrorFinder` from `data/errors`: the index that finds messages, and their details. A page
 * lists the messages that it explains in its front matter as `messages`, and their details link to it. The plugin throws an
 * error if the catalogue doesn't contain one of them.
 */
export default function errorCatalogue({siteDir}: LoadContext, {versions}: Options): Plugin {
  return {
    name: 'error-catalogue',
    getPathsToWatch: () => [`${siteDir}/${folder}/*.tsv`],

    async allContentLoaded({allContent, actions}) {
      const files = new Set(readdirSync(path.join(siteDir, folder)));
      const catalogues = new Map(
        versions
          .filter((version) => files.has(`${version}.tsv`))
          .map((version) => [version, readRows(path.join(siteDir, folder, `${version}.tsv`))] as const),
      );
      const {index, details} = packCatalogues(catalogues, readRows(path.join(siteDir, folder, 'other.tsv')));
      const opened = openIndex(index);
      const docs = (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)?.loadedVersions;
      const entries = new Map<number, ErrorEntry>();
      for (const {source, title, permalink, frontMatter} of docs?.[0]?.docs ?? []) {
        const {messages = []} = frontMatter as {messages?: unknown[]};
        for (const message of messages) {
          if (typeof message !== 'string') {
            throw new Error(`${source}: messages has ${JSON.stringify(message)}; allowed: messages in quotes.`);
          }
          const matches = matchMessage(opened, message, undefined, Number.POSITIVE_INFINITY);
          const best = matches.filter(({coverage}) => coverage === matches[0]?.coverage);
          if (best.length === 0) {
            throw new Error(`${source}: messages has "${message}"; allowed: a message in ${folder}.`);
          }
          best.forEach(({message: number}) => entries.set(number, {title, path: permalink}));
        }
      }
      const complete = details.map((detail, number) => {
        const entry = entries.get(number);
        return entry ? {...detail, entry} : detail;
      });
      const pluginFolders = Object.fromEntries(
        readTable(path.join(siteDir, 'data/symbols'), currentEdition)
          .symbolsOf('plugin type')
          .map(({path: typeFolder = '', detail}) => [typeFolder, detail.split(' ')]),
      );
      await actions.createData('index.json', JSON.stringify({...index, pluginFolders} satisfies ErrorData));
      for (let start = 0; start < complete.length; start += shardSize) {
        await actions.createData(
          `details-${start / shardSize}.json`,
          JSON.stringify(complete.slice(start, start + shardSize)),
        );
      }
    },
  };
}
