import {describe, expect, test} from 'vitest';
import type {PhpRequirement} from '@site/src/moodle/types';
import {phpVersionsOf, planPhp, type PathRelease} from '@site/src/moodle/upgrade/php';
import {pathOf} from '@site/src/moodle/upgrade/requirements';
import {planSteps} from '@site/src/moodle/upgrade/steps';
import {find, versions} from './site';

const php = (version: string): PhpRequirement => find(version, versions).requirements!.php;

describe('phpVersionsOf', () => {
  test.each([
    ['4.1.1', '4.1', ['7.4', '8.0']],
    ['4.1.2', '4.1', ['7.4', '8.0', '8.1']],
    ['3.6.3', '3.6', ['7.0', '7.1', '7.2']],
    ['2.7.0', '2.7', ['5.4', '5.5', '5.6']],
    // The highest version is not on record.
    ['2.2.0', '2.2', undefined],
  ])('%s supports %j', (release, version, expected) => {
    expect(phpVersionsOf(release, php(version))).toEqual(expected);
  });

  test('leaves out versions that are not allowed', () => {
    expect(phpVersionsOf('1.9.0', {min: '4.3.0', max: '5.1', notAllowed: ['5.0']})).toEqual(['4.3', '4.4', '5.1']);
  });

  test('includes versions that only the data contains', () => {
    const requirement = {min: '8.1.0', alsoSupported: [{version: '8.2'}, {version: '8.3', since: '4.4.1'}], max: '8.3'};
    expect(phpVersionsOf('4.4.0', requirement)).toEqual(['8.1', '8.2']);
    expect(phpVersionsOf('4.4.1', requirement)).toEqual(['8.1', '8.2', '8.3']);
  });
});

/** Creates a release of an invented version that supports these PHP versions. */
function release(name: string, min: string, max?: string): PathRelease {
  return {
    name,
    requirements: {
      php: {min, ...(max !== undefined && {max})},
      databases: {},
      extensions: {required: [], optional: []},
    },
  };
}

describe('planPhp', () => {
  test('groups steps so that PHP changes as rarely as possible', () => {
    const {runs, actions} = planPhp([
      release('1.0', '7.0.0', '7.3'),
      release('2.0', '7.2.0', '7.4'),
      release('3.0', '7.3.0', '8.0'),
      release('4.0', '8.0.0', '8.1'),
    ]);
    expect(runs).toEqual([
      {versions: ['7.3'], min: '7.3.0', first: 1, last: 2},
      {versions: ['8.0'], min: '8.0.0', first: 3, last: 3},
    ]);
    expect(actions).toEqual([{kind: 'common', run: runs[0]}, {kind: 'keep'}, {kind: 'change', run: runs[1]}]);
  });

  test('says when fewer PHP versions are enough because the installed release does not have to support them', () => {
    const {runs, fewestRuns} = planPhp([
      release('1.0', '7.0.0', '7.2'),
      release('2.0', '7.2.0', '7.4'),
      release('3.0', '7.4.0', '8.1'),
      release('4.0', '8.0.0', '8.1'),
    ]);
    expect(runs.map(({versions: names, first, last}) => [names, first, last])).toEqual([
      [['7.2'], 1, 1],
      [['7.4'], 2, 2],
      [['8.0', '8.1'], 3, 3],
    ]);
    expect(fewestRuns.map(({versions: names, first, last}) => [names, first, last])).toEqual([
      [['7.2'], 1, 1],
      [['8.0', '8.1'], 2, 3],
    ]);
  });

  test('compares patch releases', () => {
    const path = [release('1.0', '5.4.4', '5.6'), release('2.0', '5.4.7', '5.6')];
    expect(planPhp(path).actions).toEqual([
      {kind: 'common', run: {versions: ['5.4', '5.5', '5.6'], min: '5.4.7', first: 1, last: 1}},
    ]);
    expect(planPhp(path.toReversed()).actions).toEqual([{kind: 'covered'}]);
  });

  test('finds the newest point release that supports PHP versions of both releases', () => {
    const [current, target] = [release('1.0', '7.0.0', '7.2'), release('2.0', '7.3.0', '8.0')];
    const pointReleases = [
      release('1.0.1', '7.0.0', '7.3'),
      release('1.0.2', '7.0.0', '7.4'),
      release('1.0.3', '7.4.0', '8.0'),
    ];
    const run = {versions: ['7.3', '7.4', '8.0'], min: '7.3.0', first: 1, last: 1};
    expect(planPhp([current, target], pointReleases).actions).toEqual([
      {kind: 'offline', run, bridge: {release: '1.0.2', versions: ['7.3', '7.4']}},
    ]);
    expect(planPhp([current, target], pointReleases.slice(2)).actions).toEqual([
      {kind: 'offline', run, bridge: undefined},
    ]);
  });

  test('compares only the lowest version if the highest one is not on record', () => {
    const {actions, runs} = planPhp([
      release('1.0.0', '5.2.0'),
      release('1.0.1', '5.2.0'),
      release('1.1.0', '5.2.0'),
      release('1.2.0', '5.3.2'),
      {name: '1.3.0'},
    ]);
    expect(runs).toEqual([]);
    expect(actions).toEqual([
      {kind: 'openEnded', minimum: 'sameVersion'},
      {kind: 'openEnded', minimum: 'notRaised'},
      {kind: 'openEnded', minimum: 'raised'},
      {kind: 'notOnRecord'},
    ]);
  });

  test('lists only PHP versions that the releases support', () => {
    const ends = versions.flatMap(({releases}) => [...new Set([releases[0]!, releases.at(-1)!])]);
    const upgrades = ends.flatMap((from) =>
      ends.flatMap((to) => {
        const upgrade = planSteps(from.name, to.name, versions);
        return upgrade.kind === 'steps' ? [[from, ...upgrade.steps].map(({name}) => name)] : [];
      }),
    );
    expect(upgrades.length).toBeGreaterThan(1000);

    const faults = upgrades.filter((names) => {
      const {supported, actions, fewestRuns} = planPhp(pathOf(names, versions));
      const allSupport = (php: readonly string[], first: number, last: number): boolean =>
        supported.slice(first, last + 1).every((range) => php.every((version) => range?.versions.includes(version)));
      return !(
        actions.length === names.length - 1 &&
        fewestRuns.every((run) => allSupport(run.versions, run.first, run.last)) &&
        actions.every((action, index) => {
          switch (action.kind) {
            case 'covered':
              return allSupport(supported[index]?.versions ?? ['none'], index + 1, index + 1);
            case 'common':
            case 'change':
              // The installed release supports them too.
              return allSupport(action.run.versions, index, action.run.last);
            case 'changeIfNeeded':
            case 'offline':
            case 'previousUnknown':
              return allSupport(action.run.versions, index + 1, action.run.last);
            default:
              return true;
          }
        })
      );
    });
    expect(faults).toEqual([]);
  });
});
