import {describe, expect, test} from 'vitest';
import {formatSymbols} from '../../../../tools/symbols/index.ts';
import {exportNames} from '../../../../checks/symbols/data/moduleExports.ts';
import {sqlNames} from '../../../../checks/symbols/languages/sql.ts';

test('the symbol data lists each name only once', () => {
  const entries = [
    {name: 'a', detail: '($x)'},
    {name: 'a', detail: '($y)'},
  ];
  expect(
    formatSymbols(new Map([['function', entries]]))
      .split('\n')
      .slice(1, -1),
  ).toEqual(['function\ta\t($x)']);
});

describe('sqlNames', () => {
  const names = (text: string, tables?: string[]) =>
    sqlNames(text, tables).map(({kind, name, table, isCertain}) =>
      kind === 'table' ? `{${name}}` : `${table}.${name}${isCertain ? '' : '?'}`,
    );

  test.each([
    ['SELECT u.id, name AS n FROM {user} u WHERE n = 1', ['user.id', 'user.name', '{user}']],
    ['SELECT COUNT(*) FROM {a} JOIN {b} ON {a}.x = {b}.y', ['{a}', '{b}', '{a}', '{b}']],
    ['UPDATE {user} SET city = :city WHERE id IN (1, ?)', ['{user}', 'user.city', 'user.id']],
    ["SELECT x.a FROM (SELECT id FROM {user}) x WHERE b = 'c'", ['user.id?', '{user}', 'user.b?']],
  ])('finds the names in %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('assigns the columns of a fragment to the given table', () => {
    expect(names('deleted = 0 AND lastaccess > :since', ['user'])).toEqual(['user.deleted', 'user.lastaccess']);
  });
});

test('exportNames omits the members of exports', () => {
  expect(exportNames('init(root, {a = 1}), Modal(root){show(); hide()}, eventTypes')).toEqual([
    'init',
    'Modal',
    'eventTypes',
  ]);
});
