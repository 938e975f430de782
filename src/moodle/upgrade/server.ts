import {databaseLabels} from '../databases.ts';
import type {DatabaseName} from '../types.ts';
import {phpVersionsOf} from './php.ts';
import {pathOf} from './requirements.ts';
import type {PlannedVersion} from './steps.ts';

/** What the site runs on now, as far as the reader knows it. */
export interface Server {
  /** Such as `7.4`. */
  php?: string;
  database?: DatabaseName;
  databaseVersion?: string;
}

/** What a site on a release can run on; empty lists if it is not on record. */
export interface ServerOptions {
  php: readonly string[];
  databases: readonly DatabaseName[];
}

/** Lists the PHP versions and the databases that a release supports. */
export function serverOptions(release: string, versions: readonly PlannedVersion[]): ServerOptions {
  const requirements = pathOf([release], versions)[0]?.requirements;
  const databases = Object.keys(databaseLabels) as DatabaseName[];
  return {
    php: (requirements && phpVersionsOf(release, requirements.php)) ?? [],
    databases: databases.filter((name) => requirements?.databases[name]),
  };
}

/**
 * Reads the text of each field about the server, and leaves out what the current release doesn't support. Only the number of
 * the database version counts.
 */
export function readServer(
  entered: Readonly<Record<'php' | 'db' | 'dbversion', string>>,
  options: ServerOptions,
): Server {
  const database = options.databases.find((name) => name === entered.db);
  return {
    php: options.php.find((version) => version === entered.php),
    database,
    databaseVersion: database && /^\d+(?:\.\d+)*/.exec(entered.dbversion)?.[0],
  };
}
