import {describe, expect, test} from 'vitest';
import {problemsOf, fences} from './site';

const {php} = fences;

describe('valid samples', () => {
  test.each<[name: string, meta: string, code: string]>([
    ['SQL', 'sql', "SELECT u.id FROM {user} u JOIN {role} r ON r.id = u.id WHERE u.id = :id AND u.email = 'a?:b'"],
    ['SQL condition', 'sql kind=condition', 'userid = ? AND id IN (SELECT id FROM {user})'],
    ['SQL for one database', 'sql dialect=postgres', "CREATE DATABASE moodle WITH OWNER moodle ENCODING 'UTF8';"],
    ['query on several lines', php, '$sql = "SELECT id\n          FROM {user}\n         WHERE id = :id";'],
    [
      'query that is concatenated',
      php,
      '$a = "SELECT id FROM {user} WHERE ";\n$a .= $b;\n$c = \'SELECT * FROM {course} WHERE \' . $b;',
    ],
    ['query with parts that sprintf() inserts', php, "$a = sprintf('SELECT id FROM {%s} JOIN {user} ON %s', $b, $c);"],
  ])('%s', async (_, meta, code) => {
    expect(await problemsOf(meta, code)).toEqual([]);
  });
});

describe('problems', () => {
  test.each<[meta: string, code: string, problems: string[]]>([
    [
      'sql',
      'SELECT id\n  FROM {user} WHERE',
      ['3: invalid PostgreSQL: syntax error at end of input', '3: invalid MySQL: unexpected end of input'],
    ],
    ['sql', 'SELECT id::int FROM {user}', ['2: invalid MySQL: unexpected ":"']],
    ['sql', 'SELECT `id` FROM {user}', ['2: invalid PostgreSQL: syntax error at or near "FROM"']],
    [
      'sql kind=condition',
      'id =',
      ['2: invalid PostgreSQL: syntax error at end of input', '2: invalid MySQL: unexpected end of input'],
    ],
    ['sql dialect=mariadb', 'SELECT id::int FROM {user}', ['2: invalid MariaDB: unexpected ":"']],
    ['sql dialect=postgres', 'SELECT `id` FROM {user}', ['2: invalid PostgreSQL: syntax error at or near "FROM"']],
    [
      'sql',
      'SELECT 1 FROM {user} WHERE id = ? AND email = :email',
      ['2: the query mixes ? and :name placeholders; use only one kind'],
    ],
    [
      php,
      "$a = $DB->get_records_sql(\n    'SELECT id\n       FORM {user}'\n);\n$b = <<<SQL\n    SELECT id,\n      FROM {user}\n    SQL;",
      [
        '4: query: invalid PostgreSQL: syntax error at or near "{user}"',
        '4: query: invalid MySQL: unexpected "`"',
        '8: query: invalid PostgreSQL: syntax error at or near "FROM"',
      ],
    ],
    [
      php,
      "$DB->execute('UPDATE {user} SET a = :a WHERE id = ?', []);",
      ['2: query: the query mixes ? and :name placeholders; use only one kind'],
    ],
  ])('%s: %s', async (meta, code, expected) => {
    expect(await problemsOf(meta, code)).toEqual(expected);
  });
});
