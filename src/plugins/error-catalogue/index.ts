import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
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

/** Subjects of the pages that explain messages, in the order of the list of all messages. */
const areas = [
  'Classes and functions',
  'PHP',
  'Database',
  'Schema and upgrades',
  'Pages and output',
  'Parameters and sessions',
  'Access and users',
  'Courses and activities',
  'Forms',
  'Strings and files',
  'Templates and themes',
  'JavaScript',
  'Web services',
  'Tasks',
  'Caches',
  'Events and messages',
  'Hooks and callbacks',
  'Grades, completion and questions',
  'Backup and privacy',
  'Tests',
];

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
 * error if the catalogue doesn't contain one of them. For the component `ErrorEntries`, it lists these pages by subject. The
 * addresses that the platform builds from error codes, such as `/en/error/moodle/invalidrecord`, redirect to them.
 */
export default function errorCatalogue(context: LoadContext, {versions}: Options): Plugin {
  const {siteDir} = context;
  /** Routes of the pages, by component and error code. */
  const codes = new Map<string, Set<string>>();
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
      const entries = new Map<number, {entry: ErrorEntry; rank: number}[]>();
      const listed = new Map(areas.map((area) => [area, [] as ErrorEntry[]]));
      for (const {source, title, permalink, frontMatter} of docs?.[0]?.docs ?? []) {
        const {messages, area = ''} = frontMatter as {messages?: unknown[]; area?: string};
        if (messages === undefined) {
          continue;
        }
        const list = listed.get(area);
        if (list === undefined) {
          throw new Error(`${source}: area is ${JSON.stringify(area)}; allowed: ${areas.join('; ')}.`);
        }
        list.push({title, path: permalink});
        for (const [rank, message] of messages.entries()) {
          if (typeof message !== 'string') {
            throw new Error(`${source}: messages has ${JSON.stringify(message)}; allowed: messages in quotes.`);
          }
          const matches = matchMessage(opened, message, undefined, Number.POSITIVE_INFINITY);
          const best = matches.filter(({coverage}) => coverage === matches[0]?.coverage);
          if (best.length === 0) {
            throw new Error(`${source}: messages has "${message}"; allowed: a message in ${folder}.`);
          }
          for (const {message: number} of best) {
            const found = entries.get(number) ?? [];
            if (!found.some(({entry}) => entry.path === permalink)) {
              entries.set(number, [...found, {entry: {title, path: permalink}, rank}]);
            }
            const {code, component = ''} = details[number] ?? {};
            if (code !== undefined) {
              const key = `${component === 'error' ? 'moodle' : component}/${code}`;
              codes.set(key, (codes.get(key) ?? new Set()).add(permalink));
            }
          }
        }
      }
      const complete = details.map((detail, number) => {
        // A page lists the message that it is mainly about first.
        const found = entries.get(number)?.sort((a, b) => a.rank - b.rank);
        return found ? {...detail, entries: found.map(({entry}) => entry)} : detail;
      });
      const pluginFolders = Object.fromEntries(
        readTable(path.join(siteDir, 'data/symbols'), currentEdition)
          .symbolsOf('plugin type')
          .map(({path: typeFolder = '', detail}) => [typeFolder, detail.split(' ')]),
      );
      await actions.createData('index.json', JSON.stringify({...index, pluginFolders} satisfies ErrorData));
      await actions.createData(
        'entries.json',
        JSON.stringify(
          [...listed]
            .filter(([, list]) => list.length > 0)
            .map(([area, list]) => ({area, entries: list.sort((a, b) => a.title.localeCompare(b.title))})),
        ),
      );
      for (let start = 0; start < complete.length; start += shardSize) {
        await actions.createData(
          `details-${start / shardSize}.json`,
          JSON.stringify(complete.slice(start, start + shardSize)),
        );
      }
    },

    async postBuild(props) {
      // A code with several pages, such as `codingerror`, says too little.
      const redirects = [...codes].flatMap(([code, [to = '', ...others]]) =>
        others.length > 0 ? [] : {from: `/en/error/${code}`, to: to.slice(props.baseUrl.length - 1)},
      );
      const options = {id: 'errors', fromExtensions: [], toExtensions: [], redirects};
      await clientRedirects(context, options)?.postBuild?.({...props, content: undefined});
    },
  };
}
