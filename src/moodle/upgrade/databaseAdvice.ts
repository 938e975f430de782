import {databaseLabels} from '../databases.ts';
import type {DatabaseName, DatabaseRequirement} from '../types.ts';
import type {DatabaseMinimum, DatabaseStep} from './databases.ts';
import type {PathRelease} from './php.ts';
import type {Server} from './server.ts';
import {listed} from './wording.ts';

function minimumNames(minimums: readonly DatabaseMinimum[]): string {
  return listed(
    minimums.map(({name, min}) => `${databaseLabels[name]} ${min}`),
    'or',
  );
}

/** Returns the notes about databases that the site may use, unless the previous release has the same note. */
function newNotes(previous: PathRelease, release: PathRelease): string[] {
  const before = previous.requirements?.databases;
  const databases = Object.entries(release.requirements?.databases ?? {}) as [DatabaseName, DatabaseRequirement][];
  return databases.flatMap(([name, {note}]) => {
    const mayBeUsed = before === undefined || before[name] !== undefined;
    return mayBeUsed && note !== undefined && before?.[name]?.note !== note ? [`${databaseLabels[name]}: ${note}`] : [];
  });
}

/**
 * Describes in whole sentences which database versions a step needs beyond the requirements that the site already has to meet,
 * or nothing if the requirements of the release are not on record.
 */
export function databaseStepAdvice(
  plan: DatabaseStep,
  previous: PathRelease,
  release: PathRelease,
  {database, databaseVersion}: Server,
): string {
  const sentences: string[] = [];
  switch (plan.kind) {
    case 'notOnRecord':
      return '';
    case 'first':
      sentences.push(
        `Moodle ${release.name} requires ${minimumNames(plan.minimums)}, or a later version of one of these.`,
      );
      break;
    case 'changes': {
      const {raised, dropped} = plan;
      if (raised.length > 0) {
        sentences.push(
          databaseVersion
            ? `Upgrade your database server to ${minimumNames(raised)} or later before this step.`
            : `If your database server is older than ${minimumNames(raised)}, upgrade it first.`,
        );
      }
      if (dropped.length > 0) {
        const labels = dropped.map((name) => databaseLabels[name]);
        const condition = `If your site uses ${dropped.length === 1 ? 'it' : 'one of these'}, move`;
        sentences.push(
          `Moodle ${release.name} doesn't support ${listed(labels, 'or')}. ${database ? 'Move' : condition} the site to another database first.`,
        );
      }
      if (sentences.length === 0) {
        sentences.push(
          databaseVersion
            ? 'Your database server is recent enough for this step.'
            : "The database requirements don't change.",
        );
      }
    }
  }
  return [...sentences, ...newNotes(previous, release)].join(' ');
}

/** Describes at which steps the database requirements rise, and what to check before the database server is upgraded. */
export function databasePathAdvice(plans: readonly DatabaseStep[]): string {
  const rising = plans.flatMap((plan, index) =>
    plan.kind === 'first' || (plan.kind === 'changes' && plan.raised.length > 0) ? [String(index + 1)] : [],
  );
  if (rising.length === 0) {
    return '';
  }
  const steps = `${rising.length === 1 ? 'step' : 'steps'} ${listed(rising, 'and')}`;
  const rise =
    plans.length === 1
      ? ''
      : `The minimum database versions rise at ${rising.length === plans.length ? 'every step' : steps}. `;
  return `${rise}Before you upgrade the database server, check that the Moodle release that you are running supports the new version, because older releases may not.`;
}
