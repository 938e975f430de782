import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readReleaseNotes} from '../../moodle/releases/readReleaseNotes.ts';
import {componentOf, kindOf} from '../../moodle/upgrade/kinds.ts';
import {packChanges, type PackedRelease} from '../../moodle/upgrade/pack.ts';
import {readReleases} from '../../moodle/releases/readReleases.ts';

/**
 * Collects the changes that the upgrade planner compares, which are all list items in the notes of all releases, in
 * `@generated/upgrade-planner/default/changes.json`, oldest first. `loadContent` throws an error if the release data is wrong
 * or a page is missing.
 */
export default function upgradePlanner({siteDir}: LoadContext): Plugin<PackedRelease[]> {
  return {
    name: 'upgrade-planner',
    getPathsToWatch: () => [`${siteDir}/general/releases/**/*.md`, `${siteDir}/data/versions/*.json`],
    loadContent() {
      const {versions, pages} = readReleases(siteDir);
      const files = new Map(pages.map(({release, file}) => [release.name, file]));
      return versions.flatMap(({releases}) =>
        releases.map(({name}): PackedRelease => {
          const file = files.get(name);
          const lines =
            file === undefined ? [] : readReleaseNotes(readFileSync(path.join(siteDir, file), 'utf8')).lines;
          return packChanges(
            name,
            lines.flatMap(({headings, component, text, keys}) => {
              const kind = kindOf(headings, keys);
              return kind
                ? [{kind, component: component ?? componentOf(headings), text: plainText(text, component), keys}]
                : [];
            }),
          );
        }),
      );
    },
    async contentLoaded({content, actions}) {
      await actions.createData('changes.json', JSON.stringify(content));
    },
  };
}

/** Converts a list item to plain text without its component. Links become their text, and code keeps its backticks. */
function plainText(markdown: string, component: string | undefined): string {
  const text = component === undefined ? markdown : markdown.slice(component.length + 2);
  return text.replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)\s]*\)/g, '$1').replace(/\*\*|\\(?=[^\w\s])/g, '');
}
