import {archivedEditions, currentEdition} from '../../src/moodle/editions.ts';

/** The folders that contain pages, each with the version that it describes. */
export const documentation = [
  {folder: 'docs', version: currentEdition},
  ...archivedEditions.map((version) => ({folder: `versioned_docs/version-${version}`, version})),
  {folder: 'general', version: currentEdition},
];

/** Names of the editions, oldest first. */
export const editionNames = [...archivedEditions].reverse().concat(currentEdition);
