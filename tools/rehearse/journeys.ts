import {addPage, changeDiagram, changeSample, correctSentence, moveLinkedPage} from './pages.ts';

/** A change that somebody makes every week. */
export interface Journey {
  name: string;
  /** Makes the change in a copy of the repository. */
  change: (site: string) => void;
  /** Commands that check what the change can affect. */
  commands: readonly string[];
}

const text = ['npm:check:format', 'npm:check:prose', 'npm:check:samples', 'npm:check:symbols', 'npm:check:versions'];
const records = ['npm:check:data', 'npm:check:proof', 'npm:check:releases'];
const page = [...text, ...records, 'npx vitest run --project unit tests/unit/documentation'];

/** The changes, each of which has to pass its commands. */
export const journeys: readonly Journey[] = [
  {name: 'correct a sentence', change: correctSentence, commands: page},
  {name: 'change a diagram', change: changeDiagram, commands: page},
  {name: 'change a PHP sample', change: changeSample, commands: page},
  {name: 'add a page with a sample and a diagram', change: addPage, commands: page},
  {name: 'move a page', change: moveLinkedPage, commands: page},
];

/** Commands that check all changes together, one after the other. */
export const together = [
  'npm run build',
  'npm run check:css',
  'npm run check:size',
  'npm run test:unit',
  'npm run test:e2e',
];
