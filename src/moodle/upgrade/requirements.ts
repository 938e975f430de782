import {databaseLabels} from '../databases.ts';
import type {DatabaseName, RequirementSet} from '../types.ts';
import {compareVersions, versionOfRelease} from '../versionNames.ts';
import {phpVersionsOf, type PathRelease} from './php.ts';
import type {PlannedVersion} from './steps.ts';
import {listed, shortVersion} from './wording.ts';

/** Adds the known requirements, perhaps those for one database only, to the releases of an upgrade. */
export function pathOf(
  names: readonly string[],
  versions: readonly PlannedVersion[],
  database?: DatabaseName,
): PathRelease[] {
  return names.map((name) => {
    const requirements = versions.find((version) => version.name === versionOfRelease(name))?.requirements;
    if (!requirements) {
      return {name};
    }
    const {required, requiredSince = {}, optional} = requirements.extensions;
    const isRequired = (extension: string) => compareVersions(name, requiredSince[extension] ?? name) >= 0;
    const databases = Object.fromEntries(
      Object.entries(requirements.databases).filter(([key]) => database === undefined || key === database),
    );
    return {
      name,
      requirements: {...requirements, databases, extensions: {required: required.filter(isRequired), optional}},
    };
  });
}

/** What one release on the path requires. */
export interface RequirementValue {
  /** Such as `7.4 or later, up to 8.1`; undefined if it is not on record. */
  text: string | undefined;
  note?: string;
  /** Whether it differs from the release before, as far as both are on record. */
  isChanged: boolean;
}

export interface RequirementRow {
  what: string;
  /** One for each release on the path, the current one first. */
  values: readonly RequirementValue[];
  isChanged: boolean;
}

/** A requirement of one release, without its predecessor. */
export type Described = Omit<RequirementValue, 'isChanged'>;

/** Describes the PHP versions that a release supports. */
export function phpRequirement({name, requirements}: PathRelease): Described {
  if (!requirements) {
    return {text: undefined};
  }
  const {php} = requirements;
  const highest = phpVersionsOf(name, php)?.at(-1);
  const except = php.notAllowed === undefined ? '' : `, except ${listed(php.notAllowed, 'and')}`;
  return {
    text: `${shortVersion(php.min)} or later${highest === undefined ? '' : `, up to ${highest}`}${except}`,
    note: php.notes?.join(' '),
  };
}

function databaseOf({requirements}: PathRelease, name: DatabaseName): Described {
  const database = requirements?.databases[name];
  return {
    text: database ? `${database.min} or later` : requirements && 'Not supported',
    note: database?.note,
  };
}

function extensionOf({requirements}: PathRelease, extension: string): Described {
  if (!requirements) {
    return {text: undefined};
  }
  const {required, optional} = requirements.extensions;
  return {
    text: required.includes(extension) ? 'Required' : optional.includes(extension) ? 'Optional' : 'Not needed',
  };
}

function settingOf({requirements}: PathRelease, name: string): Described {
  // The settings of the oldest versions are not on record.
  const setting = requirements?.settings?.find((candidate) => candidate.name === name);
  if (!setting) {
    return {text: requirements?.settings && 'Not checked'};
  }
  const {value, atLeast, level, note} = setting;
  return {text: `${value}${atLeast ? ' or more' : ''}${level === 'required' ? '' : ' (recommended)'}`, note};
}

function documentRootOf({requirements}: PathRelease): Described {
  return {text: requirements && (requirements.documentRoot ?? 'Top folder of the code')};
}

function browsersOf({requirements}: PathRelease): Described {
  const browsers = requirements?.browsers?.desktop.map(({name, min}) =>
    min === undefined ? name : `${name} ${min} or later`,
  );
  return {text: browsers?.join(', ')};
}

/** Lists everything that one of the releases on an upgrade path requires from the server and from browsers, changed or not. */
export function requirementRows(path: readonly PathRelease[]): RequirementRow[] {
  const sets = path.flatMap(({requirements}) => requirements ?? []);
  const namesIn = (names: (set: RequirementSet) => readonly string[]): string[] => [...new Set(sets.flatMap(names))];
  const row = (what: string, describe: (release: PathRelease) => Described): RequirementRow => {
    const described = path.map(describe);
    const values = described.map((value, index) => {
      const before = described[index - 1]?.text;
      return {...value, isChanged: before !== undefined && value.text !== undefined && before !== value.text};
    });
    return {what, values, isChanged: values.some(({isChanged}) => isChanged)};
  };
  const databases = (Object.keys(databaseLabels) as DatabaseName[]).filter((name) =>
    sets.some((set) => set.databases[name]),
  );
  return [
    row('PHP', phpRequirement),
    ...databases.map((name) => row(databaseLabels[name], (release) => databaseOf(release, name))),
    ...namesIn(({extensions}) => [...extensions.required, ...extensions.optional]).map((extension) =>
      row(`PHP extension ${extension}`, (release) => extensionOf(release, extension)),
    ),
    ...namesIn(({settings = []}) => settings.map(({name}) => name)).map((name) =>
      row(`PHP setting ${name}`, (release) => settingOf(release, name)),
    ),
    ...(sets.some(({documentRoot}) => documentRoot) ? [row('Document root', documentRootOf)] : []),
    row('Desktop browsers', browsersOf),
  ].filter(({values}) => values.some(({text}) => text !== undefined));
}

/** Lists what the last release on an upgrade path requires and the first one doesn't, except for optional requirements. */
export function raisedRequirements(path: readonly PathRelease[]): {what: string; before: string; after: string}[] {
  return requirementRows(path).flatMap(({what, values}) => {
    const [before, after] = [values[0]?.text, values.at(-1)?.text];
    return before === undefined ||
      after === undefined ||
      before === after ||
      /^(?:Not needed|Not checked|Optional)$|\(recommended\)$/.test(after)
      ? []
      : [{what, before, after}];
  });
}
