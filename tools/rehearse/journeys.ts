import {addPage, changeDiagram, changeSample, correctSentence, moveLinkedPage} from './pages.ts';
import {addAppRelease, addPointRelease, addVersion, cutEdition} from './releases.ts';

/** A change that somebody makes every week or with every release. */
export interface Journey {
  name: string;
  /** Makes the change in a copy of the repository. */
  change: (site: string) => void;
  /** Commands that check what the change can affect. */
  commands: readonly string[];
}

const content = [
  'npm:check:symbols',
  'npm:check:samples',
  'npm:check:prose',
  'npm:check:format',
  'npm:check:data',
  'npm:check:proof',
  'npm:check:diagrams',
  'npm:check:versions',
  'npm:check:releases',
];
const page = [...content, 'npx vitest run --project unit tests/unit/documentation tests/unit/config'];
/** Data is part of the code's types and of many tests. */
const data = ['npm:check:types', 'npx vitest run --project unit --project components', ...content];

/** The changes, each of which has to pass its commands. */
export const journeys: readonly Journey[] = [
  {name: 'correct a sentence', change: correctSentence, commands: page},
  {name: 'change a diagram', change: changeDiagram, commands: page},
  {name: 'change a PHP sample', change: changeSample, commands: page},
  {name: 'add a page with a sample and a diagram', change: addPage, commands: page},
  {name: 'move a page', change: moveLinkedPage, commands: page},
  {name: 'add a point release', change: addPointRelease, commands: data},
  {name: 'add a version', change: addVersion, commands: data},
  {name: 'add an app release', change: addAppRelease, commands: data},
  {name: 'cut a docs version', change: cutEdition, commands: data},
];

/** Commands that check all changes together, one after the other. */
export const together: readonly string[] = ['npm run build', 'npm run check:build', 'npm run test:e2e'];
