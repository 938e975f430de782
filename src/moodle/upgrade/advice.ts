import type {RequirementSet} from '../types.ts';
import {compareVersions, versionOfRelease} from '../versionNames.ts';
import {databasePathAdvice, databaseStepAdvice} from './databaseAdvice.ts';
import {planDatabases} from './databases.ts';
import {planPhp, type PathRelease} from './php.ts';
import {phpPathAdvice, phpStepAdvice} from './phpAdvice.ts';
import type {Server} from './server.ts';
import {pathOf} from './requirements.ts';
import {planSteps, type PlannedVersion, type UpgradePath} from './steps.ts';
import {listed, listedCode} from './wording.ts';

/** Information for the administrator about one requirement at one step. */
export interface StepAdvice {
  topic: 'PHP' | 'Database' | 'Web server' | 'Removed plugins' | 'Requirements';
  /** Whole sentences. Code is in backticks. */
  text: string;
}

/** Advice about an upgrade path, in whole sentences. */
export interface UpgradeAdvice {
  /** The number of steps, and the reason for it. */
  route: string;
  /** Whether one PHP version works for the whole path. Empty if there is only one step. */
  php: string;
  /** What to check before the database server is upgraded. Empty if no requirement rises. */
  databases: string;
  steps: readonly (readonly StepAdvice[])[];
}

/**
 * Plans the steps of an upgrade, or says why there is no path. If the PHP version of the site is known, the plan is the one of
 * the shortest paths that changes PHP least often, with as few of these changes as possible while the site is in maintenance
 * mode. Throws a RangeError for a release that is not on record.
 */
export function planRoute(
  from: string,
  to: string,
  versions: readonly PlannedVersion[],
  {php}: Server = {},
): UpgradePath {
  return planSteps(
    from,
    to,
    versions,
    php === undefined
      ? undefined
      : (steps) => {
          const path = pathOf([from, ...steps.map(({name}) => name)], versions);
          const {actions} = planPhp(path, [], php);
          // An upgrade has fewer than a hundred steps.
          return actions.reduce((sum, {kind}) => sum + (kind === 'offline' ? 101 : kind === 'change' ? 100 : 0), 0);
        },
  );
}

function routeAdvice(from: string, to: string, count: number, requirements: RequirementSet | undefined): string {
  const oldest = requirements?.upgradeFrom?.min;
  if (count > 1) {
    return `You can't upgrade Moodle ${from} to ${to} directly, because Moodle ${versionOfRelease(to)} requires Moodle ${oldest} or later. Upgrade in ${count} steps. Back up the site before each step, and check that the site works before you continue.`;
  }
  const direct = `You can upgrade Moodle ${from} to ${to} directly. Back up the site first.`;
  return oldest === undefined
    ? `${direct} The oldest release that can be upgraded to Moodle ${versionOfRelease(to)} is not on record.`
    : direct;
}

function serverAdvice(from: string, previous: RequirementSet, {extensions, settings = []}: RequirementSet): string {
  const added = extensions.required.filter((name) => !previous.extensions.required.includes(name));
  const needed = settings.filter(
    ({name, value, level}) =>
      level === 'required' &&
      !previous.settings?.some((known) => known.name === name && known.value === value && known.level === level),
  );
  const clauses = [
    ...(added.length === 0
      ? []
      : [
          `the PHP ${added.length === 1 ? 'extension' : 'extensions'} ${listedCode(added)} ${added.length === 1 ? 'is' : 'are'} required`,
        ]),
    ...needed.map(({name, value, atLeast}) => `\`${name}\` must be ${value}${atLeast ? ' or more' : ''}`),
  ];
  return clauses.length === 0 ? '' : ` Unlike in Moodle ${from}, ${listed(clauses, 'and')}.`;
}

/** Says which folder the web server has to serve from this release on. Empty if it is the same as before. */
function documentRootAdvice(previous: PathRelease, {name, requirements}: PathRelease): string {
  const folder = requirements?.documentRoot;
  return folder === undefined || folder === previous.requirements?.documentRoot
    ? ''
    : `In Moodle ${versionOfRelease(name)}, the web server's document root must be the \`${folder}\` folder. Reconfigure the web server when you replace the code, and move your additional plugins below \`${folder}\`.`;
}

/** Lists the plugins that a newer release no longer includes. */
export function removedPlugins(from: string, to: string, versions: readonly PlannedVersion[]): string[] {
  const [older, newer] = [versionOfRelease(from), versionOfRelease(to)];
  return versions
    .filter(({name}) => compareVersions(name, older) > 0 && compareVersions(name, newer) <= 0)
    .flatMap((version) => version.removedPlugins ?? [])
    .sort();
}

function pluginAdvice(from: string, to: string, versions: readonly PlannedVersion[]): string {
  const version = versionOfRelease(to);
  const removed = removedPlugins(from, to, versions);
  const [plugins, them, one] =
    removed.length === 1 ? ['this plugin', 'it', 'it'] : ['these plugins', 'them', 'one of them'];
  return removed.length === 0
    ? ''
    : `Moodle ${version} no longer includes ${plugins}: ${listedCode(removed)}. The upgrade uninstalls ${them} with ${one === 'it' ? 'its subplugins, in most cases only if its' : 'their subplugins, most of them only if their'} code is missing. If you still need ${one} and it has a release for Moodle ${version}, add that release to the new code before you start.`;
}

/** Returns later releases of the current version that were available when the target was released, oldest first. */
function pointReleasesOf(from: string, to: string, versions: readonly PlannedVersion[]): string[] {
  const releases = versions.flatMap((version) => version.releases);
  const latest = releases.find(({name}) => name === to)?.releaseDate ?? '';
  return releases
    .filter(
      ({name, releaseDate}) =>
        versionOfRelease(name) === versionOfRelease(from) && compareVersions(name, from) > 0 && releaseDate <= latest,
    )
    .map(({name}) => name);
}

/**
 * Describes what an administrator has to know for an upgrade with the given steps: whether it takes several, and which PHP and
 * database versions each one needs.
 */
export function adviseUpgrade(
  from: string,
  steps: readonly string[],
  versions: readonly PlannedVersion[],
  server: Server = {},
): UpgradeAdvice {
  const to = steps.at(-1) ?? from;
  const path = pathOf([from, ...steps], versions, server.database);
  const php = planPhp(path, pathOf(pointReleasesOf(from, to, versions), versions), server.php);
  const databases = planDatabases(path, server.databaseVersion);
  return {
    route: routeAdvice(from, to, steps.length, path.at(-1)?.requirements),
    php: steps.length === 1 ? '' : phpPathAdvice(path, php),
    databases: databasePathAdvice(databases),
    steps: databases.map((database, index) => {
      const [previous, release] = path.slice(index, index + 2);
      if (!previous || !release?.requirements) {
        return [{topic: 'Requirements', text: `The requirements of Moodle ${release?.name} are not on record.`}];
      }
      const advice: StepAdvice[] = [
        {
          topic: 'PHP',
          text: `${phpStepAdvice(index + 1, path, php)}${previous.requirements ? serverAdvice(previous.name, previous.requirements, release.requirements) : ''}`,
        },
        {
          topic: 'Database',
          text: databaseStepAdvice(database, previous, release, server),
        },
        {topic: 'Web server', text: documentRootAdvice(previous, release)},
        {topic: 'Removed plugins', text: pluginAdvice(previous.name, release.name, versions)},
      ];
      return advice.filter(({text}) => text !== '');
    }),
  };
}
