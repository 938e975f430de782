import type {Release, Version} from '@site/src/moodle/types';
import {changeKinds, type ChangeKind} from '@site/src/moodle/upgrade/kinds';
import {compareVersions} from '@site/src/moodle/versionNames.ts';

/** What the reader has chosen, as stored in the URL. */
export interface Choice {
  from: string;
  to: string;
  /** PHP version of the site, or empty if the reader hasn't entered it. So are the name and version of its database. */
  php: string;
  db: string;
  dbversion: string;
  /** Kind of changes to list, or empty for all of them. */
  kind: ChangeKind | '';
}

/** Reads the choice from a query string. Missing parameters are empty strings, and the releases may not exist. */
export function readChoice(search: string): Choice {
  const parameters = new URLSearchParams(search);
  const read = (name: keyof Choice): string => parameters.get(name)?.trim() ?? '';
  const kind = read('kind');
  return {
    from: read('from'),
    to: read('to'),
    php: read('php'),
    db: read('db'),
    dbversion: read('dbversion'),
    kind: Object.hasOwn(changeKinds, kind) ? (kind as ChangeKind) : '',
  };
}

/** Writes the choice into a query string (with its question mark, or empty) and keeps other parameters, such as the filter. */
export function writeChoice(search: string, choice: Choice): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries<string>({...choice})) {
    if (value === '') {
      parameters.delete(name);
    } else {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Finds a release by its name in the URL, where `4.2` means 4.2.0, and `4.2.x` the newest release of 4.2. */
export function findRelease(name: string, versions: readonly Version[]): Release | undefined {
  const newest = versions.find((version) => name === `${version.name}.x`)?.releases.at(-1);
  return /^\d+(?:\.\d+)+$/.test(name)
    ? versions.flatMap(({releases}) => releases).find((release) => compareVersions(release.name, name) === 0)
    : newest;
}
