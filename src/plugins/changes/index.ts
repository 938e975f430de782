import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {EditionLinks} from '../../moodle/editions.ts';
import type {PageChange} from '../../moodle/changes.ts';
import {compareVersions, versionOf} from '../../moodle/versionNames.ts';
import rollUp, {type RollUpInput} from './rollUp.ts';
import {scanPage, type ScannedPage} from './scan.ts';
import {hasChangeMarkers} from './changeMarkers.ts';
import {readTree} from './tree.ts';

export interface Options {
  /** The older version. */
  from: string;
  /** The newer version, which the current documentation describes. */
  to: string;
  versions: Readonly<Record<string, EditionLinks>>;
}

interface Content {
  /** Pages by path, relative to the folder of the site. */
  pages: ReadonlyMap<string, ScannedPage>;
}

const docsPlugin = 'docusaurus-plugin-content-docs';
const folder = 'docs';

/**
 * Collects the changes between two versions of the platform for `/docs/changes`: the version histories on the current
 * docs pages, and the differences between the symbols of the versions.
 *
 * Writes `@generated/changes/default/pages.json`, an array of `PageChange`, and `symbols.json`, a `SymbolChangeList`.
 */
export default function changes({siteDir}: LoadContext, {from, to, versions}: Options): Plugin<Content> {
  return {
    name: 'changes',
    getPathsToWatch: () => [`${siteDir}/${folder}/**/*.{md,mdx}`, `${siteDir}/data/symbols/*.tsv`],
    loadContent() {
      const files = readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .filter((entry) => /(?:^|[\\/])[^_][^\\/]*\.mdx?$/.test(entry))
        .map((entry) => `${folder}/${entry.split(path.sep).join('/')}`)
        .sort();
      const pages = files.map((file) => {
        const text = readFileSync(path.join(siteDir, file), 'utf8');
        return [file, scanPage(siteDir, text, to, hasChangeMarkers(text) ? readTree(text) : undefined)] as const;
      });
      return {pages: new Map(pages)};
    },
    async allContentLoaded({allContent, actions}) {
      const {pages} = allContent.changes?.default as Content;
      const docs = (allContent[docsPlugin]?.default as LoadedContent | undefined)?.loadedVersions.find(
        ({versionName}) => versionName === 'current',
      )?.docs;
      const links = new Map(
        docs
          ?.filter(({unlisted, draft}) => !unlisted && !draft)
          .map(({source, permalink, title}) => [source.replace('@site/', ''), {title, path: permalink}]),
      );
      const listed = [...pages].flatMap(([file, page]) => {
        const link = links.get(file);
        return link ? [{page, link}] : [];
      });

      const pageChanges = listed.flatMap(({page, link}) =>
        page.changes
          .filter(({version}) => compareVersions(versionOf(version), from) > 0)
          .map(({kind, version, issue, what, instead, heading, anchor}): PageChange => {
            const target = anchor === undefined ? link.path : `${link.path}#${anchor}`;
            return {title: link.title, path: target, heading, kind, version, issue, what, instead};
          }),
      );
      await actions.createData('pages.json', JSON.stringify(pageChanges));
      const read = (version: string) => readFileSync(path.join(siteDir, 'data/symbols', `${version}.tsv`), 'utf8');
      const input: RollUpInput = {
        from,
        to,
        versions,
        symbols: {[from]: read(from), [to]: read(to)},
        listed: listed.map(({page: {names, replacements}, link}) => ({page: {names, replacements}, link})),
      };
      await actions.createData('symbols.json', JSON.stringify(rollUp(input)));
    },
  };
}
