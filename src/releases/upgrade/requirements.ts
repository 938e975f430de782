import {databaseLabels} from '../../data/databases.ts';
import {compareVersions, versionOf} from '../../data/versionNames.mjs';
import type {DatabaseName, PhpRequirement, RequirementSet} from '../../data/types.ts';

/** One thing that a server needs, before and after. */
export interface RequirementChange {
  what: string;
  /** What is on record for the old release; none if nothing is. */
  before: string | undefined;
  after: string;
  isChanged: boolean;
}

/** Versions of PHP that a release of the platform may run on. PHP 6 was never released. */
const phpVersions = [
  ...['4.1', '4.2', '4.3', '4.4', '5.0', '5.1', '5.2', '5.3', '5.4', '5.5', '5.6'],
  ...['7.0', '7.1', '7.2', '7.3', '7.4', '8.0', '8.1'],
];

/**
 * The versions of PHP that a release runs on, as far as they are on record.
 *
 * @param release - Name of the release: some versions of PHP came with a point release.
 * @param php - What its version requires.
 * @returns Such as `['7.4', '8.0']`, the lowest first; undefined if the highest is not on record.
 */
export function phpVersionsOf(release: string, php: PhpRequirement): string[] | undefined {
  const {min, max, alsoSupported = [], notAllowed = []} = php;
  if (max === undefined) {
    return undefined;
  }
  const lowest = versionOf(min);
  const notYet = new Set(
    alsoSupported
      .filter(({since}) => since !== undefined && compareVersions(release, since) < 0)
      .map(({version}) => version),
  );
  return phpVersions.filter(
    (version) =>
      compareVersions(version, lowest) >= 0 &&
      compareVersions(version, max) <= 0 &&
      !notYet.has(version) &&
      !notAllowed.includes(version),
  );
}

/** Such as `7.4.0 or later, up to 8.1`. */
function phpText(release: string, php: PhpRequirement): string {
  const highest = phpVersionsOf(release, php)?.at(-1);
  const not = php.notAllowed === undefined ? '' : `, not ${php.notAllowed.join(', ')}`;
  return `${php.min} or later${highest === undefined ? '' : `, up to ${highest}`}${not}`;
}

function settingsOf({settings = []}: RequirementSet): Map<string, string> {
  return new Map(
    settings.map(({name, value, atLeast, level}) => [
      name,
      `${value}${atLeast ? ' or more' : ''}${level === 'required' ? '' : ' (recommended)'}`,
    ]),
  );
}

function browsersOf({browsers}: RequirementSet): string | undefined {
  return browsers?.desktop.map(({name, min}) => (min === undefined ? name : `${name} ${min} or later`)).join(', ');
}

/**
 * Compares what two releases need from the server and from browsers.
 *
 * @param from - Name and requirements of the old release; requirements of the oldest versions are not on record.
 * @param to - The same of the new release.
 * @returns One entry for each thing that the new release needs, changed or not, and for each that is gone.
 */
export function requirementChanges(
  from: {name: string; requirements?: RequirementSet},
  to: {name: string; requirements: RequirementSet},
): RequirementChange[] {
  const {requirements: before} = from;
  const {requirements: after} = to;
  const changes: RequirementChange[] = [];
  const add = (what: string, old: string | undefined, now: string): void => {
    changes.push({what, before: old, after: now, isChanged: old !== undefined && old !== now});
  };

  add('PHP', before && phpText(from.name, before.php), phpText(to.name, after.php));
  for (const [name, label] of Object.entries(databaseLabels) as [DatabaseName, string][]) {
    const [old, now] = [before?.databases[name], after.databases[name]].map((database) =>
      database ? `${database.min} or later` : undefined,
    );
    if (old !== undefined || now !== undefined) {
      add(label, before && (old ?? 'Not supported'), now ?? 'Not supported');
    }
  }

  const required = new Set(before?.extensions.required);
  const [news, gone] = [
    after.extensions.required.filter((extension) => !required.has(extension)),
    [...required].filter((extension) => !after.extensions.required.includes(extension)),
  ];
  for (const extension of news) {
    const wasOptional = before?.extensions.optional.includes(extension);
    add(`PHP extension ${extension}`, before && (wasOptional ? 'Optional' : 'Not needed'), 'Required');
  }
  for (const extension of gone) {
    add(
      `PHP extension ${extension}`,
      'Required',
      after.extensions.optional.includes(extension) ? 'Optional' : 'Not needed',
    );
  }

  const [oldSettings, newSettings] = [before && settingsOf(before), settingsOf(after)];
  for (const name of new Set([...newSettings.keys(), ...(oldSettings?.keys() ?? [])])) {
    // Settings of the oldest versions are not on record.
    const old = before?.settings && (oldSettings?.get(name) ?? 'Not checked');
    add(`PHP setting ${name}`, old, newSettings.get(name) ?? 'Not checked');
  }

  const browsers = browsersOf(after);
  if (browsers !== undefined) {
    add('Desktop browsers', before && browsersOf(before), browsers);
  }
  return changes;
}
