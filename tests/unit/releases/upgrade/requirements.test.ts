import {describe, expect, test} from 'vitest';
import {phpVersionsOf, requirementChanges} from '@site/src/releases/upgrade/requirements';
import type {RequirementSet} from '@site/src/data/types';
import {find, versions} from './site';

function requirementsOf(version: string): RequirementSet {
  const {requirements} = find(version, versions);
  if (!requirements) {
    throw new Error(`${version} has none.`);
  }
  return requirements;
}

const changes = (from: string, to: string) =>
  requirementChanges(
    {name: `${from}.0`, requirements: find(from, versions).requirements},
    {name: `${to}.0`, requirements: requirementsOf(to)},
  );
const changed = (from: string, to: string) =>
  changes(from, to)
    .filter(({isChanged}) => isChanged)
    .map(({what, before, after}) => [what, before, after]);

describe('phpVersionsOf', () => {
  test.each([
    ['4.1.1', '4.1', ['7.4', '8.0']],
    ['4.1.2', '4.1', ['7.4', '8.0', '8.1']],
    ['3.6.3', '3.6', ['7.0', '7.1', '7.2']],
    ['2.7.0', '2.7', ['5.4', '5.5', '5.6']],
    // Which version is the highest is not on record.
    ['2.2.0', '2.2', undefined],
  ])('%s runs on %j', (release, version, expected) => {
    expect(phpVersionsOf(release, requirementsOf(version).php)).toEqual(expected);
  });

  test('leaves out what is not allowed', () => {
    expect(phpVersionsOf('1.9.0', {min: '4.3.0', max: '5.1', notAllowed: ['5.0']})).toEqual(['4.3', '4.4', '5.1']);
  });
});

describe('requirementChanges', () => {
  test('says what 4.2 needs that 4.1 did not', () => {
    expect(changed('4.1', '4.2')).toEqual([
      ['PHP', '7.4.0 or later, up to 8.0', '8.0.0 or later, up to 8.1'],
      ['PostgreSQL', '12 or later', '13 or later'],
      ['MySQL', '5.7 or later', '8.0 or later'],
      ['MariaDB', '10.4 or later', '10.6.7 or later'],
      ['PHP extension sodium', 'Optional', 'Required'],
      ['PHP setting max_input_vars', '5000 or more (recommended)', '5000 or more'],
    ]);
  });

  test('lists what stays as well', () => {
    expect(changes('4.1', '4.2').find(({what}) => what === 'Oracle Database')).toEqual({
      what: 'Oracle Database',
      before: '19 or later',
      after: '19 or later',
      isChanged: false,
    });
  });

  test('names databases, extensions and settings that come and go', () => {
    const lines = changed('2.2', '4.2');
    expect(lines).toContainEqual(['MariaDB', 'Not supported', '10.6.7 or later']);
    expect(lines).toContainEqual(['SQLite', '2.0 or later', 'Not supported']);
    expect(lines).toContainEqual(['PHP extension zlib', 'Not needed', 'Required']);
    expect(lines).toContainEqual(['PHP setting safe_mode', '0 (recommended)', 'Not checked']);
  });

  test('claims no change where the old needs are not on record', () => {
    const all = changes('1.4', '4.2');
    expect(all.every(({isChanged, before}) => !isChanged && before === undefined)).toBe(true);
    expect(all.map(({what}) => what)).toContain('PostgreSQL');
  });
});
