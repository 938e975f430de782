import {describe, expect, test} from 'vitest';
import {pathOf} from '@site/src/moodle/upgrade/advice';
import {raisedRequirements, requirementRows} from '@site/src/moodle/upgrade/requirements';
import {versions} from './site';

const rows = (...path: string[]) => requirementRows(pathOf(path, versions));
const texts = (...path: string[]) => rows(...path).map(({what, values}) => [what, ...values.map(({text}) => text)]);
const changed = (...path: string[]) =>
  rows(...path)
    .filter(({isChanged}) => isChanged)
    .map(({what, values}) => [what, ...values.map(({text}) => text)]);

describe('requirementRows', () => {
  test('compares two releases', () => {
    expect(changed('4.1.0', '4.2.0')).toEqual([
      ['PHP', '7.4 or later, up to 8.0', '8.0 or later, up to 8.1'],
      ['PostgreSQL', '12 or later', '13 or later'],
      ['MySQL', '5.7 or later', '8.0 or later'],
      ['MariaDB', '10.4 or later', '10.6.7 or later'],
      ['PHP extension sodium', 'Optional', 'Required'],
      ['PHP setting max_input_vars', '5000 or more (recommended)', '5000 or more'],
    ]);
  });

  test('has a column for every release on the path, and marks each cell that differs from the previous one', () => {
    const [php, postgres] = rows('3.5.0', '3.10.11', '4.1.3', '4.2.0');
    expect(php?.values.map(({isChanged}) => isChanged)).toEqual([false, true, true, true]);
    expect(postgres?.values[0]).toEqual({
      text: '9.3 or later',
      note: '12.x is not supported (MDL-67414).',
      isChanged: false,
    });
    expect(postgres?.values.slice(1).map(({text}) => text)).toEqual(['9.6 or later', '12 or later', '13 or later']);
    const [what, ...mysql] = changed('3.5.0', '3.10.11', '4.1.3', '4.2.0').find(([name]) => name === 'MySQL') ?? [];
    expect([what, mysql]).toEqual(['MySQL', ['5.5.31 or later', '5.7 or later', '5.7 or later', '8.0 or later']]);
  });

  test('lists unchanged requirements too, and notes', () => {
    const find = (name: string) => rows('4.1.0', '4.2.0').find(({what}) => what === name);
    expect(find('Oracle Database')).toMatchObject({
      values: [{text: '19 or later'}, {text: '19 or later'}],
      isChanged: false,
    });
    expect(find('PHP')?.values.map(({note}) => note)).toEqual([undefined, 'Only 64-bit PHP is supported.']);
    const setting = find('PHP setting max_input_vars');
    expect(setting?.values.map(({note}) => note)).toEqual(['Required on PHP 8.', undefined]);
  });

  test('names PHP versions between the lowest and the highest that are not supported', () => {
    expect(texts('1.9.19', '2.0.0')[0]).toEqual(['PHP', '4.3 or later, except 5.0', '5.2.8 or later']);
  });

  test('lists databases, extensions and settings that are added or dropped', () => {
    const lines = changed('2.2.0', '4.2.0');
    expect(lines).toContainEqual(['MariaDB', 'Not supported', '10.6.7 or later']);
    expect(lines).toContainEqual(['SQLite', '2.0 or later', 'Not supported']);
    expect(lines).toContainEqual(['PHP extension zlib', 'Not needed', 'Required']);
    expect(lines).toContainEqual(['PHP setting safe_mode', '0 (recommended)', 'Not checked']);
  });

  test('marks no change if the earlier requirements are not on record', () => {
    const all = rows('1.4', '4.2.0');
    expect(all.every(({values: [before], isChanged}) => !isChanged && before?.text === undefined)).toBe(true);
    expect(all.map(({what}) => what)).toContain('PostgreSQL');
  });
});

test('raisedRequirements compares the target with the current release, without what became optional or unnecessary', () => {
  expect(raisedRequirements(pathOf(['3.9.5', '4.0.8', '4.2.0'], versions, 'mysql'))).toEqual([
    {what: 'PHP', before: '7.2 or later, up to 7.4', after: '8.0 or later, up to 8.1'},
    {what: 'MySQL', before: '5.6 or later', after: '8.0 or later'},
    {what: 'PHP extension sodium', before: 'Not needed', after: 'Required'},
    {what: 'PHP setting max_input_vars', before: 'Not checked', after: '5000 or more'},
    {
      what: 'Desktop browsers',
      before: 'Chrome, Firefox, Safari, Edge, Internet Explorer',
      after: 'Chrome, Firefox, Safari, Edge',
    },
  ]);
});
