import {archivedVersions, currentVersion} from '../../config/platform.ts';

/** Folders of pages, and the version that they describe. */
export const documentation = [
  {folder: 'docs', version: currentVersion},
  ...archivedVersions.map((version) => ({folder: `versioned_docs/version-${version}`, version})),
  {folder: 'general', version: currentVersion},
];

/** The versions that have pages, oldest first. */
export const documentedVersions = [...archivedVersions].reverse().concat(currentVersion);
