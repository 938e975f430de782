import {databaseLabels} from '../databases.ts';
import type {DatabaseName} from '../types.ts';
import type {PathRelease} from './php.ts';
import {phpRequirement} from './requirements.ts';

/** What one release requires, in a few words. Values that are not on record are undefined. */
export interface RequirementSummary {
  /** Such as `7.4 or later, up to 8.1`. */
  php: string | undefined;
  /** Lowest version of each supported database, such as `PostgreSQL 12`. */
  databases: readonly string[] | undefined;
}

/** Summarises which PHP and database versions a release supports. */
export function summariseRequirements(release: PathRelease): RequirementSummary {
  const {requirements} = release;
  const names = Object.keys(databaseLabels) as DatabaseName[];
  return {
    php: phpRequirement(release).text,
    databases:
      requirements &&
      names.flatMap((name) => {
        const database = requirements.databases[name];
        return database ? [`${databaseLabels[name]} ${database.min}`] : [];
      }),
  };
}
