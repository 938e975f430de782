import {archivedVersions, currentVersion} from '../../src/moodle/editions.ts';

/** The folders that contain pages, each with the version that it describes. */
export const documentation = [
  {folder: 'docs', version: currentVersion},
  ...archivedVersions.map((version) => ({folder: `versioned_docs/version-${version}`, version})),
  {folder: 'general', version: currentVersion},
];

/** The documented versions, oldest first. */
export const documentedVersions = [...archivedVersions].reverse().concat(currentVersion);
