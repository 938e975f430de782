import {describe, expect, test} from 'vitest';
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
const checkDatabase =
  'Older Moodle releases may not support the latest database versions. Before you upgrade the database server, check that the Moodle release that is installed at that time supports the new version.';

describe('a site that already runs a suitable PHP version', () => {
  test.each([
    ['4.1.1', '4.1.3', 'requires PHP 7.4 or later and supports versions up to 8.1.'],
    ['3.11.7', '3.11.14', 'requires PHP 7.3 or later and supports versions up to 8.0.'],
    [
      '2.7.20',
      '3.1.0',
      'requires PHP 5.4.4 or later and supports versions up to 7.0. On Windows, use the latest 5.4, 5.5 or 5.6 release. Support for PHP 7 has some engine limitations.',
    ],
  ])('%s to %s needs no change', (from, to, requirement) => {
    expect(advise(from, to)).toEqual({
      route: `You can upgrade Moodle ${from} to ${to} directly.`,
      php: '',
      databases: '',
      steps: [
        `${to}: PHP: Moodle ${to} ${requirement} You don't need to change PHP, because Moodle ${to} supports every PHP version that Moodle ${from} supports.`,
        `${to}: Database: ${sameDatabases}`,
      ],
    });
  });
});

test('2.2.11 to 3.0.10 names the highest PHP version, and the database that is no longer supported', () => {
  expect(advise('2.2.11', '3.0.10')).toEqual({
    route: 'You can upgrade Moodle 2.2.11 to 3.0.10 directly.',
    php: '',
    databases: checkDatabase,
    steps: [
      "3.0.10: PHP: Moodle 3.0.10 requires PHP 5.4.4 or later and supports versions up to 7.0. On Windows, use the latest 5.4 or 5.5 release. If your site runs a PHP version that Moodle 3.0.10 doesn't support, put the site into maintenance mode, change to PHP 5.4 (5.4.4 or later), 5.5, 5.6 or 7.0, and then start the upgrade, because the highest PHP version that Moodle 2.2.11 supports is not on record.",
      "3.0.10: Database: If your database server is older than PostgreSQL 9.1, MySQL 5.5.31 or Microsoft SQL Server 2008, upgrade it first. Moodle 3.0.10 doesn't support SQLite. If your site uses it, move the site to another database first.",
    ],
  });
});

test('3.5 to 4.2 checks PHP and databases at each step', () => {
  expect(advise('3.5.0', '4.2.0')).toEqual({
    route:
      "You can't upgrade Moodle 3.5.0 to 4.2.0 directly, because Moodle 4.2 requires Moodle 3.11.8 or later. Upgrade in 3 steps. Back up the site before each step, and check that the site works before you continue.",
    php: 'No single PHP version works for Moodle 3.5.0 and every step. Change PHP before steps 2 and 3. If the site stays in maintenance mode until the last step is complete, you need fewer PHP versions: PHP 7.2 for step 1, and PHP 8.0 or 8.1 for steps 2 and 3.',
    databases: `The minimum database versions rise at every step. ${checkDatabase}`,
    steps: [
      '3.10.11: PHP: Moodle 3.10.11 requires PHP 7.2 or later and supports versions up to 7.4. Both Moodle 3.5.0 and Moodle 3.10.11 support PHP 7.2. If your site runs a different version, change to PHP 7.2 before this step.',
      '3.10.11: Database: If your database server is older than PostgreSQL 9.6, MySQL 5.7, MariaDB 10.2.29, Microsoft SQL Server 2012 or Oracle Database 11.2, upgrade it first.',
      '4.1.3: PHP: Moodle 4.1.3 requires PHP 7.4 or later and supports versions up to 8.1. Change to PHP 7.4 before this step. Moodle 3.10.11 also supports this version.',
      '4.1.3: Database: If your database server is older than PostgreSQL 12, MariaDB 10.4, Microsoft SQL Server 2017 or Oracle Database 19, upgrade it first.',
      '4.2.0: PHP: Moodle 4.2.0 requires PHP 8.0 or later and supports versions up to 8.1. Only 64-bit PHP is supported. Change to PHP 8.0 or 8.1 before this step. Moodle 4.1.3 also supports these versions.',
      '4.2.0: Database: If your database server is older than PostgreSQL 13, MySQL 8.0 or MariaDB 10.6.7, upgrade it first.',
    ],
  });
});

describe('PHP versions that only some releases support', () => {
  test('says that one version works with both releases', () => {
    expect(advise('3.11.0', '4.1.3').steps[0]).toBe(
      '4.1.3: PHP: Moodle 4.1.3 requires PHP 7.4 or later and supports versions up to 8.1. Both Moodle 3.11.0 and Moodle 4.1.3 support PHP 7.4. If your site runs a different version, change to PHP 7.4 before you upgrade.',
    );
  });

  test('says that several versions work with both releases, and names the minimum patch release', () => {
    expect(advise('3.1.0', '3.2.9').steps[0]).toBe(
      '3.2.9: PHP: Moodle 3.2.9 requires PHP 5.6.5 or later and supports versions up to 7.1. Both Moodle 3.1.0 and Moodle 3.2.9 support PHP 5.6 (5.6.5 or later) and 7.0. If your site runs a different version, change to one of these versions before you upgrade.',
    );
  });

  test('suggests a point release if no version works with both releases', () => {
    expect(advise('4.0.0', '4.2.0').steps[0]).toBe(
      '4.2.0: PHP: Moodle 4.2.0 requires PHP 8.0 or later and supports versions up to 8.1. Only 64-bit PHP is supported. No PHP version works with both Moodle 4.0.0 and Moodle 4.2.0, so put the site into maintenance mode, change to PHP 8.0 or 8.1, and then start the upgrade. Alternatively, upgrade to Moodle 4.0.8 first: it also supports PHP 8.0, so you can change PHP while the site is running.',
    );
  });

  // Moodle 3.6.10 supports PHP 7.3, but the next step doesn't, so it is no alternative.
  test('says that no version works with the current release and the first step', () => {
    const {php, steps} = advise('3.6.0', '4.1.3');
    expect(php).toBe('PHP 7.4 and 8.0 work for every step, but not for Moodle 3.6.0.');
    expect(steps[0]).toBe(
      '4.0.8: PHP: Moodle 4.0.8 requires PHP 7.3 or later and supports versions up to 8.0. No PHP version works with both Moodle 3.6.0 and Moodle 4.0.8, so put the site into maintenance mode, change to PHP 7.4 or 8.0 (these also work for step 2), and then start this step.',
    );
    expect(steps[2]).toBe(
      "4.1.3: PHP: Moodle 4.1.3 requires PHP 7.4 or later and supports versions up to 8.1. You don't need to change PHP for this step.",
    );
  });

  test('plans a point release, and then a PHP version that both it and the target support', () => {
    const {php, databases, steps} = advise('3.11.5', '4.2.0');
    expect(php).toBe('No single PHP version works for Moodle 3.11.5 and every step. Change PHP before step 2.');
    expect(databases).toBe(`The minimum database versions rise at step 2. ${checkDatabase}`);
    expect(steps).toEqual([
      "3.11.14: PHP: Moodle 3.11.14 requires PHP 7.3 or later and supports versions up to 8.0. You don't need to change PHP, because Moodle 3.11.14 supports every PHP version that Moodle 3.11.5 supports.",
      `3.11.14: Database: ${sameDatabases}`,
      '4.2.0: PHP: Moodle 4.2.0 requires PHP 8.0 or later and supports versions up to 8.1. Only 64-bit PHP is supported. Change to PHP 8.0 before this step. Moodle 3.11.14 also supports this version.',
      '4.2.0: Database: If your database server is older than PostgreSQL 13, MySQL 8.0, MariaDB 10.6.7 or Oracle Database 19, upgrade it first.',
    ]);
  });
});

describe('requirements that are not on record', () => {
  test('handles an unknown highest PHP version of both releases', () => {
    expect(advise('2.2.0', '2.2.11').steps[0]).toBe(
      "2.2.11: PHP: Moodle 2.2.11 requires PHP 5.3.2 or later. The highest PHP version that it supports is not on record. You don't need to change PHP, because the requirement is the same as for Moodle 2.2.0.",
    );
    expect(advise('2.3.0', '2.4.11').steps[0]).toBe(
      '2.4.11: PHP: Moodle 2.4.11 requires PHP 5.3.2 or later. The highest PHP version that it supports is not on record. The minimum is no higher than for Moodle 2.3.0.',
    );
    expect(advise('2.4.0', '2.5.9').steps).toEqual([
      '2.5.9: PHP: Moodle 2.5.9 requires PHP 5.3.3 or later. The highest PHP version that it supports is not on record. If your site runs an older version, put the site into maintenance mode, change PHP, and then start the upgrade.',
      // The note about MariaDB doesn't concern a site that can't use it yet.
      `2.5.9: Database: ${sameDatabases} Oracle Database: Run oci_native_moodle_package.sql before the upgrade.`,
    ]);
  });

  test('handles an unknown highest PHP version of an intermediate step', () => {
    const {php, databases, steps} = advise('1.9.19', '2.7.20');
    expect(php).toBe(
      "The highest PHP version is not on record for Moodle 2.2.11, so the planner can't tell whether one PHP version works for every step.",
    );
    expect(databases).toBe(`The minimum database versions rise at every step. ${checkDatabase}`);
    expect(steps[0]).toBe(
      '2.2.11: PHP: Moodle 2.2.11 requires PHP 5.3.2 or later. The highest PHP version that it supports is not on record. If your site runs an older version, put the site into maintenance mode, change PHP, and then start this step.',
    );
  });

  test('handles a current release without requirements', () => {
    const {php, steps} = advise('1.4.5', '4.2.0');
    expect(php).toBe(
      'No single PHP version works for every step. Change PHP before steps 5, 6 and 7. If the site stays in maintenance mode until the last step is complete, you need fewer PHP versions: PHP 7.0 for steps 3 and 4, PHP 7.3 or 7.4 for steps 5 and 6, and PHP 8.0 or 8.1 for step 7.',
    );
    expect(steps.slice(0, 8)).toEqual([
      '1.9.19: PHP: Moodle 1.9.19 requires PHP 4.3 or later (except 5.0). The highest PHP version that it supports is not on record. If your site runs an older version, put the site into maintenance mode, change PHP, and then start this step.',
      '1.9.19: Database: Moodle 1.9.19 requires PostgreSQL 8.0, MySQL 4.1.16, Microsoft SQL Server 2005 or Oracle Database 9.0, or a later version of one of these.',
      '2.2.11: PHP: Moodle 2.2.11 requires PHP 5.3.2 or later. The highest PHP version that it supports is not on record. If your site runs an older version, put the site into maintenance mode, change PHP, and then start this step.',
      '2.2.11: Database: If your database server is older than PostgreSQL 8.3, MySQL 5.0.25 or Oracle Database 10.2, upgrade it first.',
      "3.0.10: PHP: Moodle 3.0.10 requires PHP 5.4.4 or later and supports versions up to 7.0. On Windows, use the latest 5.4 or 5.5 release. If your site runs a PHP version that Moodle 3.0.10 doesn't support, put the site into maintenance mode, change to PHP 7.0 (it also works for step 4), and then start this step, because the highest PHP version that Moodle 2.2.11 supports is not on record.",
      "3.0.10: Database: If your database server is older than PostgreSQL 9.1, MySQL 5.5.31 or Microsoft SQL Server 2008, upgrade it first. Moodle 3.0.10 doesn't support SQLite. If your site uses it, move the site to another database first.",
      "3.4.9: PHP: Moodle 3.4.9 requires PHP 7.0 or later and supports versions up to 7.2. Support for PHP 7 has some engine limitations. If your site doesn't run PHP 7.0 yet, change PHP before this step. Moodle 3.0.10 also supports this version.",
      '3.4.9: Database: If your database server is older than PostgreSQL 9.3, upgrade it first.',
    ]);
  });

  test('handles a target without requirements', () => {
    expect(advise('1.0', '1.4')).toEqual({
      route:
        'You can upgrade Moodle 1.0 to 1.4 directly. The oldest release that can be upgraded to Moodle 1.4 is not on record.',
      php: '',
      databases: '',
      steps: ['1.4: Requirements: The requirements of Moodle 1.4 are not on record.'],
    });
  });
});

describe('invented versions', () => {
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

  test('finds PHP versions for all steps', () => {
    const path = [
      version('5.0', {php: {min: '7.1.0', max: '7.3'}}),
      version('6.0', {php: {min: '7.2.0', max: '7.3'}, upgradeFrom: {min: '5.0'}}),
      version('7.0', {php: {min: '7.2.0', max: '7.4'}, upgradeFrom: {min: '6.0'}}),
    ];
    const {route, php, databases, steps} = advise('5.0.0', '7.0.0', path);
    expect(route).toMatch(
      /^You can't upgrade Moodle 5\.0\.0 to 7\.0\.0 directly, because Moodle 7\.0 requires Moodle 6/,
    );
    expect(php).toBe('PHP 7.2 and 7.3 work for Moodle 5.0.0 and for every step.');
    expect(databases).toBe('');
    expect(steps).toEqual([
      '6.0.0: PHP: Moodle 6.0.0 requires PHP 7.2 or later and supports versions up to 7.3. PHP 7.2 and 7.3 work for Moodle 5.0.0 and for steps 1 and 2. If your site runs a different version, change to one of these versions before this step.',
      `6.0.0: Database: ${sameDatabases}`,
      "7.0.0: PHP: Moodle 7.0.0 requires PHP 7.2 or later and supports versions up to 7.4. You don't need to change PHP for this step.",
      `7.0.0: Database: ${sameDatabases}`,
    ]);
  });

  test('finds a single PHP version, and a database version that only the intermediate step needs', () => {
    const path = [
      version('5.0', {databases: {mysql: {min: '5.7'}, oracle: {min: '19'}, mssql: {min: '2017'}}}),
      version('6.0', {databases: {mysql: {min: '8.4'}}, upgradeFrom: {min: '5.0'}}),
      version('7.0', {databases: {mysql: {min: '8.0'}}, upgradeFrom: {min: '6.0'}}),
    ];
    expect(advise('5.0.0', '7.0.0', path)).toMatchObject({
      php: 'PHP 8.0 works for Moodle 5.0.0 and for every step.',
      databases: `The minimum database versions rise at step 1. ${checkDatabase}`,
      steps: [
        "6.0.0: PHP: Moodle 6.0.0 requires PHP 8.0. You don't need to change PHP, because Moodle 6.0.0 supports every PHP version that Moodle 5.0.0 supports.",
        "6.0.0: Database: If your database server is older than MySQL 8.4, upgrade it first. Moodle 6.0.0 doesn't support Microsoft SQL Server or Oracle Database. If your site uses one of these, move the site to another database first.",
        "7.0.0: PHP: Moodle 7.0.0 requires PHP 8.0. You don't need to change PHP for this step.",
        `7.0.0: Database: ${sameDatabases}`,
      ],
    });
  });

  test('says that no PHP version works for two consecutive steps', () => {
    const path = [
      version('5.0', {php: {min: '7.4.0', max: '8.0'}}),
      version('6.0', {php: {min: '8.0.0', max: '8.1'}, upgradeFrom: {min: '5.0'}}),
      version('7.0', {php: {min: '8.2.0', max: '8.3'}, upgradeFrom: {min: '6.0'}}),
    ];
    const {php, steps} = advise('5.0.0', '7.0.0', path);
    expect(php).toBe('No single PHP version works for Moodle 5.0.0 and every step. Change PHP before step 2.');
    expect(steps[2]).toBe(
      '7.0.0: PHP: Moodle 7.0.0 requires PHP 8.2 or later and supports versions up to 8.3. No PHP version works with both Moodle 6.0.0 and Moodle 7.0.0, so put the site into maintenance mode, change to PHP 8.2 or 8.3, and then start this step.',
    );
  });
});
