import {addPage, changeDiagram, changeSample, correctSentence, moveLinkedPage} from './pages.ts';
import {addAppRelease, addPointRelease, addVersion, cutEdition} from './releases.ts';

/** A change that somebody makes every week or with every release. */
export interface Journey {
  name: string;
  /** Makes the change in a copy of the repository. */
  change: (site: string) => void;
  /** Returns commands that check what the change can affect. They get the changed files, relative to the copy. */
  commands: (files: readonly string[]) => string[];
}

/** Checks that read all pages or all data in a few seconds. */
const quick = ['proof', 'diagrams', 'versions', 'releases', 'data'].map((name) => `npm:check:${name}`);

function pagesOf(files: readonly string[]): string {
  return files.filter((file) => file.endsWith('.md')).join(' ');
}

/** Checks the style of the changed files. */
function style(files: readonly string[]): string[] {
  const pages = pagesOf(files);
  return [
    `npx prettier --check --log-level warn --ignore-unknown ${files.join(' ')}`,
    `npx cspell lint --no-progress --no-summary ${pages}`,
    `npx markdownlint-cli2 --no-globs ${pages} && npx tsx checks/prose ${pages}`,
  ];
}

/** Checks the text, the samples and the names on the changed pages. */
function content(files: readonly string[]): string[] {
  const pages = pagesOf(files);
  return [...style(files), `npx tsx checks/samples ${pages}`, `npx tsx checks/symbols ${pages}`, ...quick];
}

/** A page can only affect the tests that read pages. */
function page(files: readonly string[]): string[] {
  return [...content(files), 'npx vitest run --project unit tests/unit/documentation tests/unit/config'];
}

/** Data is part of the code's types and of many tests. */
const code = ['npx vitest run --project unit --project components', 'npm:check:types'];

function data(files: readonly string[]): string[] {
  return [...code, ...content(files)];
}

/** All pages are checked with the names of the new edition. */
function edition(files: readonly string[]): string[] {
  return [...code, ...style(files), ...quick, 'npm:check:symbols', 'npm:check:samples'];
}

/** The changes, each of which has to pass its commands. */
export const journeys: readonly Journey[] = [
  {name: 'correct a sentence', change: correctSentence, commands: page},
  {name: 'change a diagram', change: changeDiagram, commands: page},
  {name: 'change a PHP sample', change: changeSample, commands: page},
  {name: 'add a page with a sample and a diagram', change: addPage, commands: page},
  {
    name: 'move a page',
    change: moveLinkedPage,
    commands: (files) => [...page(files), 'npm run check:versions -- --strict'],
  },
  {name: 'add a point release', change: addPointRelease, commands: data},
  {name: 'add a version', change: addVersion, commands: data},
  {name: 'add an app release', change: addAppRelease, commands: data},
  {name: 'cut a docs version', change: cutEdition, commands: edition},
];

/** Commands that check all changes together, one after the other. */
export const together: readonly string[] = ['npm run build', 'npm run check:build', 'npm run test:e2e'];
