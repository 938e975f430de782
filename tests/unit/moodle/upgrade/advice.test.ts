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

const sameDatabases = "The database requirements don't change.";

test.each<[string, string, string]>([
  // Every PHP version of the installed release works.
  ['4.1.1', '4.1.3', "You don't need to change PHP, because Moodle 4.1.3 supports every PHP version that Moodle 4.1.1"],
  // One or several versions work with both releases.
  [
    '3.11.0',
    '4.1.3',
    'Both Moodle 3.11.0 and Moodle 4.1.3 support PHP 7.4. If your site runs a different version, change',
  ],
  [
    '3.1.0',
    '3.2.9',
    'support PHP 5.6 (5.6.5 or later) and 7.0. If your site runs a different version, change to one of',
  ],
  // No version works with both releases, but a point release helps, or none does.
  [
    '4.0.0',
    '4.2.0',
    'Alternatively, upgrade to Moodle 4.0.8 first: it also supports PHP 8.0, so you can change PHP while',
  ],
  ['3.6.0', '4.1.3', 'change to PHP 7.4 or 8.0 (these also work for step 2), and then start this step.'],
  // The highest PHP version is not on record.
  ['2.2.0', '2.2.11', "You don't need to change PHP, because the requirement is the same as for Moodle 2.2.0."],
  [
    '2.3.0',
    '2.4.11',
    'The highest PHP version that it supports is not on record. The minimum is no higher than for Moodle',
  ],
  [
    '2.4.0',
    '2.5.9',
    'If your site runs an older version, put the site into maintenance mode, change PHP, and then start the',
  ],
  [
    '1.9.19',
    '2.7.20',
    'If your site runs an older version, put the site into maintenance mode, change PHP, and then start this',
  ],
  ['2.2.11', '3.0.10', 'because the highest PHP version that Moodle 2.2.11 supports is not on record.'],
  // Notes are shown, except those about a database that the site can't use yet.
  [
    '2.7.20',
    '3.1.0',
    'On Windows, use the latest 5.4, 5.5 or 5.6 release. Support for PHP 7 has some engine limitations.',
  ],
])('the PHP advice from %s to %s is right', (from, to, text) => {
  expect(advise(from, to).steps[0]).toContain(text);
});

test.each<[string, string, number, string]>([
  ['4.1.1', '4.1.3', 0, sameDatabases],
  ['2.4.0', '2.5.9', 0, `${sameDatabases} Oracle Database: Run oci_native_moodle_package.sql before the upgrade.`],
  [
    '2.2.11',
    '3.0.10',
    0,
    "Moodle 3.0.10 doesn't support SQLite. If your site uses it, move the site to another database first.",
  ],
  [
    '1.4.5',
    '4.2.0',
    0,
    'Moodle 1.9.19 requires PostgreSQL 8.0, MySQL 4.1.16, Microsoft SQL Server 2005 or Oracle Database 9.0',
  ],
  [
    '3.11.5',
    '4.2.0',
    1,
    'older than PostgreSQL 13, MySQL 8.0, MariaDB 10.6.7 or Oracle Database 19, upgrade it first.',
  ],
])('the database advice from %s to %s is right', (from, to, step, text) => {
  expect(advise(from, to).steps[2 * step + 1]).toContain(text);
});

test.each([
  ['3.6.0', '4.1.3', 'PHP 7.4 and 8.0 work for every step, but not for Moodle 3.6.0.'],
  ['3.11.5', '4.2.0', 'No PHP version works for the whole upgrade, so change PHP before step 2.'],
  [
    '1.9.19',
    '2.7.20',
    "The highest PHP version is not on record for Moodle 2.2.11, so the planner can't tell whether one PHP version works for every step.",
  ],
  [
    '1.4.5',
    '4.2.0',
    'No PHP version works for the whole upgrade, so change PHP before steps 5, 6 and 7. If the site stays in maintenance mode until the last step is complete, you need fewer PHP versions: PHP 7.0 for steps 3 and 4, PHP 7.3 or 7.4 for steps 5 and 6, and PHP 8.0 or 8.1 for step 7.',
  ],
  ['4.1.1', '4.1.3', ''],
])('the summary of the PHP versions from %s to %s is right', (from, to, php) => {
  expect(advise(from, to).php).toBe(php);
});

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
  [
    [
      ['7.4.0', '8.0'],
      ['8.0.0', '8.1'],
      ['8.2.0', '8.3'],
    ],
    'No PHP version works for the whole upgrade, so change PHP before step 2.',
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
