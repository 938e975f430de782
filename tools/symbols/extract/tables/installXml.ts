import {Parser} from 'htmlparser2';
import {componentOfFile, type Platform} from '../platform.ts';
import type {Table} from '../table.ts';

/** Formats a column as `name:type(length)`, followed by `notnull`, `seq` and `default=` if they apply. */
function columnText({NAME, TYPE, LENGTH, DECIMALS, NOTNULL, SEQUENCE, DEFAULT}: Record<string, string>): string {
  const hasLength = LENGTH !== undefined && TYPE !== 'text' && TYPE !== 'binary';
  const decimals = DECIMALS ? `,${DECIMALS}` : '';
  return [
    NAME,
    `${TYPE ?? ''}${hasLength ? `(${LENGTH}${decimals})` : ''}`,
    NOTNULL === 'true' && 'notnull',
    SEQUENCE === 'true' && 'seq',
    DEFAULT !== undefined && DEFAULT !== '' && `default=${DEFAULT}`,
  ]
    .filter(Boolean)
    .join(':');
}

/**
 * Parses the tables in an `install.xml` file.
 *
 * @returns The columns by table name.
 */
function readInstallXml(xml: string): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  let table: string[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (tag === 'TABLE') {
          table = [];
          tables.set(attributes.NAME ?? '', table);
        } else if (tag === 'FIELD') {
          table.push(columnText(attributes));
        }
      },
    },
    {xmlMode: true, decodeEntities: true},
  );
  parser.end(xml);
  return tables;
}

/**
 * Lists the database tables of a platform.
 *
 * @returns The table of database tables.
 */
export function databaseTableTable(platform: Platform): Table {
  const rows = platform
    .files('db/install.xml')
    .filter((file) => /(?:^|\/)db\/install\.xml$/.test(file) && !file.includes('/tests/'))
    .flatMap((file) =>
      [...platform.read(file, readInstallXml)].map(([table, columns]) => ({
        table,
        columns: columns.join(' '),
        component: componentOfFile(platform, file),
      })),
    );
  return {columns: ['table', 'columns', 'component'], rows};
}
