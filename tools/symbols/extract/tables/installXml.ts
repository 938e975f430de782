import {load} from 'cheerio';
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

/** Returns the columns of each table in an `install.xml` file, by the name of the table. */
function readInstallXml(xml: string): [table: string, columns: string[]][] {
  const $ = load(xml, {xml: true});
  return $('TABLE')
    .toArray()
    .map((table) => [
      $(table).attr('NAME') ?? '',
      $(table)
        .find('FIELD')
        .toArray()
        .map((field) => columnText(field.attribs)),
    ]);
}

/** Lists the database tables of a platform. */
export function databaseTableTable(platform: Platform): Table {
  const rows = platform
    .files('db/install.xml')
    .filter((file) => /(?:^|\/)db\/install\.xml$/.test(file) && !file.includes('/tests/'))
    .flatMap((file) =>
      platform.read(file, readInstallXml).map(([table, columns]) => ({
        table,
        columns: columns.join(' '),
        component: componentOfFile(platform, file),
      })),
    );
  return {columns: ['table', 'columns', 'component'], rows};
}
