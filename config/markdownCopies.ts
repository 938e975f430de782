import type {LinkList} from '../src/finish/markdown-copies/llms.ts';
import {archivedEditions, currentEdition} from '../src/moodle/editions.ts';

function developerSections(folder: string): LinkList['sections'] {
  return [
    {title: 'Guides', folder},
    {title: 'API guides', folder: `${folder}/apis`},
    {title: 'Core APIs', folder: `${folder}/apis/core`},
    {title: 'Plugin types', folder: `${folder}/apis/plugintypes`},
    {title: 'Subsystems', folder: `${folder}/apis/subsystems`},
  ];
}

const current: LinkList = {
  file: 'llms.txt',
  title: 'Developer Resources',
  summary:
    'Documentation for people who develop plugins for the Moodle learning platform, contribute to it, or administer it: API guides, coding standards, the development process and release notes.',
  notes: [
    `The developer docs describe Moodle ${currentEdition}. Names of functions, classes and capabilities are taken from its source code, and the code samples state the versions on which they ran.`,
    'Each page is also available as Markdown: add `.md` to its address.',
  ],
  sections: [
    ...developerSections('docs'),
    {title: 'Error messages', folder: 'docs/errors'},
    {title: 'Moodle App', folder: 'general/app'},
    {title: 'Development process and tools', folder: 'general/development'},
    {title: 'Policies', folder: 'general/development/policies'},
    {title: 'Community and documentation', folder: 'general'},
  ],
};

const archived = archivedEditions.map((version): LinkList => ({
  file: `docs/${version}/llms.txt`,
  title: `Developer docs for Moodle ${version}`,
  summary: `API guides and developer guides for Moodle ${version}.`,
  notes: [`The same pages for Moodle ${currentEdition} have addresses without \`${version}\`.`],
  sections: developerSections(`docs/${version}`),
}));

const releases: LinkList = {
  file: 'general/releases/llms.txt',
  title: 'Release notes of Moodle',
  summary: 'Changes, requirements and support dates of all Moodle releases and of the Moodle App.',
  notes: [],
  sections: [
    {title: 'Releases', folder: 'general/releases'},
    ...['5', '4', '3', '2', '1'].map((major) => ({
      title: `Moodle ${major}.x`,
      folder: `general/releases/${major}.x`,
      prefix: `general/releases/${major}.`,
    })),
    {title: 'Moodle App', folder: 'general/app_releases'},
  ],
};

/** The `llms.txt` files. The first one is at the root and links to the others. */
export const linkLists: readonly [LinkList, ...LinkList[]] = [current, releases, ...archived];
