import {expect, test} from 'vitest';
import type {RequirementSet} from '@site/src/moodle/types';
import {adviseUpgrade, type UpgradeAdvice} from '@site/src/moodle/upgrade/advice';
import {planSteps, type PlannedVersion} from '@site/src/moodle/upgrade/steps';
import {versions} from './site';

/** The advice for an upgrade, with each step as `release: topic: text`. */
function advise(
  from: string,
  to: string,
  known: readonly PlannedVersion[] = versions,
): Omit<UpgradeAdvice, 'steps'> & {steps: string[]} {
  const path = planSteps(from, to, known);
  const names = path.kind === 'steps' ? path.steps.map(({name}) => name) : [];
  const {steps, ...advice} = adviseUpgrade(from, names, known);
  return {
    ...advice,
    steps: steps.flatMap((topics, index) => topics.map(({topic, text}) => `${names[index]}: ${topic}: ${text}`)),
  };
}

test('a target without requirements has no advice', () => {
  expect(advise('1.0', '1.4')).toEqual({
    route:
      'You can upgrade Moodle 1.0 to 1.4 directly. Back up the site first. The oldest release that can be upgraded to Moodle 1.4 is not on record.',
    php: '',
    databases: '',
    steps: ['1.4: Requirements: The requirements of Moodle 1.4 are not on record.'],
  });
});

/** A version with a single release. */
function version(name: string, parts: Partial<RequirementSet>): PlannedVersion {
  return {
    name,
    isLTS: false,
    releases: [{name: `${name}.0`, releaseDate: `${2000 + Number(name.split('.')[0])}-01-01`}],
    requirements: {
      php: {min: '8.0.0', max: '8.0'},
      databases: {postgres: {min: '12'}},
      extensions: {required: [], optional: []},
      ...parts,
    },
  };
}

test.each([
  [
    [
      ['7.1.0', '7.3'],
      ['7.2.0', '7.3'],
      ['7.2.0', '7.4'],
    ],
    'PHP 7.2 and 7.3 work for Moodle 5.0.0 and for every step.',
  ],
  [
    [
      ['8.0.0', '8.0'],
      ['8.0.0', '8.0'],
      ['8.0.0', '8.0'],
    ],
    'PHP 8.0 works for Moodle 5.0.0 and for every step.',
  ],
] as const)('%j: %s', (ranges, expected) => {
  const path = ranges.map(([min, max], index) =>
    version(`${index + 5}.0`, {php: {min, max}, upgradeFrom: {min: `${index + 4}.0`}}),
  );
  expect(advise('5.0.0', '7.0.0', path).php).toBe(expected);
});

test('names the databases that a step no longer supports', () => {
  const databases = {mysql: {min: '5.7'}, oracle: {min: '19'}, mssql: {min: '2017'}};
  const path = [
    version('5.0', {databases}),
    version('6.0', {databases: {mysql: {min: '8.4'}}, upgradeFrom: {min: '5.0'}}),
  ];
  expect(advise('5.0.0', '6.0.0', path).steps[1]).toBe(
    "6.0.0: Database: If your database server is older than MySQL 8.4, upgrade it first. Moodle 6.0.0 doesn't support Microsoft SQL Server or Oracle Database. If your site uses one of these, move the site to another database first.",
  );
});
