import {databaseLabels} from '../databases.ts';
import type {DatabaseName} from '../types.ts';
import {compareVersions} from '../versionNames.ts';
import type {PathRelease} from './php.ts';

/** A database server and the lowest version that a release supports. */
export interface DatabaseMinimum {
  name: DatabaseName;
  min: string;
}

/** How the database requirements of a step differ from the requirements that the site already had to meet. */
export type DatabaseStep =
  /** The requirements of this release are not on record. */
  | {kind: 'notOnRecord'}
  /** No earlier release on the path has requirements on record, so all requirements are included. */
  | {kind: 'first'; minimums: readonly DatabaseMinimum[]}
  | {
      kind: 'changes';
      /** Databases whose minimum version has risen. */
      raised: readonly DatabaseMinimum[];
      /** Databases that this release no longer supports. */
      dropped: readonly DatabaseName[];
    };

/** Returns the lowest version of each database that a release supports. */
export function minimumsOf({requirements}: PathRelease): DatabaseMinimum[] {
  return (Object.keys(databaseLabels) as DatabaseName[]).flatMap((name) => {
    const min = requirements?.databases[name]?.min;
    return min === undefined ? [] : [{name, min}];
  });
}

/**
 * Compares the database requirements of each step with the requirements of the releases before it. If the version of the site's
 * database is known, the path has the requirements for this database only.
 */
export function planDatabases([current, ...steps]: readonly PathRelease[], version?: string): DatabaseStep[] {
  // The minimum versions that the site is known to meet when a step begins. Undefined while no requirements are on record.
  let met = current?.requirements && new Map(minimumsOf(current).map(({name, min}) => [name, version ?? min]));

  return steps.map((step): DatabaseStep => {
    if (!step.requirements) {
      return {kind: 'notOnRecord'};
    }
    const minimums = minimumsOf(step);
    const before = met;
    const isRaised = ({name, min}: DatabaseMinimum): boolean => compareVersions(min, before?.get(name) ?? min) > 0;
    met = new Map(
      minimums.map((minimum) => [
        minimum.name,
        isRaised(minimum) ? minimum.min : (before?.get(minimum.name) ?? minimum.min),
      ]),
    );
    if (!before) {
      return {kind: 'first', minimums};
    }
    const supported = new Set(minimums.map(({name}) => name));
    return {
      kind: 'changes',
      raised: minimums.filter(isRaised),
      dropped: [...before.keys()].filter((name) => !supported.has(name)),
    };
  });
}
