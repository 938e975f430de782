import type {DatabaseName} from './types.ts';

/** Product names of the databases, in the order in which pages list them. */
export const databaseLabels: Readonly<Record<DatabaseName, string>> = {
  postgres: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  mssql: 'Microsoft SQL Server',
  oracle: 'Oracle Database',
  sqlite: 'SQLite',
};
