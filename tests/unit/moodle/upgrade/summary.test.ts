import {expect, test} from 'vitest';
import {pathOf} from '@site/src/moodle/upgrade/advice';
import {summariseRequirements} from '@site/src/moodle/upgrade/summary';
import {versions} from './site';

test('summarises PHP versions and the lowest version of each database', () => {
  const summaries = pathOf(['3.11.14', '4.2.0'], versions).map(summariseRequirements);
  expect(summaries).toEqual([
    {
      php: '7.3 or later, up to 8.0',
      databases: [
        'PostgreSQL 9.6',
        'MySQL 5.7',
        'MariaDB 10.2.29',
        'Microsoft SQL Server 2017',
        'Oracle Database 11.2',
      ],
    },
    {
      php: '8.0 or later, up to 8.1',
      databases: ['PostgreSQL 13', 'MySQL 8.0', 'MariaDB 10.6.7', 'Microsoft SQL Server 2017', 'Oracle Database 19'],
    },
  ]);
});

test('leaves out what is not on record', () => {
  expect(pathOf(['1.4.1'], versions).map(summariseRequirements)).toEqual([{php: undefined, databases: undefined}]);
});
