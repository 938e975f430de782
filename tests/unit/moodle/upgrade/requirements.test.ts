import {describe, expect, test} from 'vitest';
import {pathOf, raisedRequirements, requirementRows} from '@site/src/moodle/upgrade/requirements';
import {versions} from './site';

const rows = (...path: string[]) => requirementRows(pathOf(path, versions));

describe('requirementRows', () => {
  test('has a column for every release on the path, and marks each cell that differs from the previous one', () => {
    const [php, postgres] = rows('3.5.0', '3.10.11', '4.1.3', '4.2.0');
    expect(php?.values.map(({isChanged}) => isChanged)).toEqual([false, true, true, true]);
    expect(postgres?.values[0]).toEqual({
      text: '9.3 or later',
      note: '12.x is not supported (MDL-67414).',
      isChanged: false,
    });
    expect(postgres?.values.slice(1).map(({text}) => text)).toEqual(['9.6 or later', '12 or later', '13 or later']);
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
