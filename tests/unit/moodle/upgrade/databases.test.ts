import {expect, test} from 'vitest';
import type {DatabaseName, DatabaseRequirement} from '@site/src/moodle/types';
import {planDatabases} from '@site/src/moodle/upgrade/databases';
import type {PathRelease} from '@site/src/moodle/upgrade/php';

/** A release that requires these databases. */
function release(name: string, minimums: Partial<Record<DatabaseName, string>>): PathRelease {
  const entries = Object.entries(minimums).map(([database, min]): [string, DatabaseRequirement] => [database, {min}]);
  return {
    name,
    requirements: {
      php: {min: '8.0.0'},
      databases: Object.fromEntries(entries),
      extensions: {required: [], optional: []},
    },
  };
}

test('compares every step with all releases before it', () => {
  expect(
    planDatabases([
      release('1.0', {postgres: '9.6', mysql: '5.7', sqlite: '2.0'}),
      release('2.0', {postgres: '12', mysql: '5.7', mariadb: '10.4'}),
      // The site already needs PostgreSQL 12.
      release('3.0', {postgres: '10', mysql: '8.0', mariadb: '10.4'}),
      release('4.0', {postgres: '12', mysql: '8.0', mariadb: '10.11'}),
    ]),
  ).toEqual([
    {kind: 'changes', raised: [{name: 'postgres', min: '12'}], dropped: ['sqlite']},
    {kind: 'changes', raised: [{name: 'mysql', min: '8.0'}], dropped: []},
    {kind: 'changes', raised: [{name: 'mariadb', min: '10.11'}], dropped: []},
  ]);
});
