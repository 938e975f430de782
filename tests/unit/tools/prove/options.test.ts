import {expect, test} from 'vitest';
import {readOptions} from '../../../../tools/prove/options.ts';
import {readDatabaseUrl} from '../../../../tools/prove/postgres.ts';

test('reads several platforms and a selection', () => {
  expect(readOptions(['--platform', 'a', '--platform=b', '--page', 'dml', '--changed'])).toEqual({
    platforms: ['a', 'b'],
    pages: ['dml'],
    plugins: [],
    changed: true,
    summary: false,
    pictures: false,
  });
});

test('selects the tutorial like a plugin', () => {
  expect(readOptions(['--platform', 'a', '--plugin', 'tutorial']).plugins).toEqual(['tutorial']);
});

test.each([
  [[], '--platform is not set; allowed: the path of a Moodle checkout.'],
  [
    ['--platform', 'a', '--plugin', 'tally'],
    '--plugin is "tally"; allowed: the name of a sample plugin, such as mod_tally, or tutorial.',
  ],
  [
    ['--platform', 'a', '--plugin', 'mod_tally', '--page', 'dml'],
    '--page and --plugin are both set; allowed: only one of them.',
  ],
])('rejects %j with a one-line message', (args, message) => {
  expect(() => readOptions(args)).toThrow(new Error(message));
});

test('rejects an unknown argument', () => {
  expect(() => readOptions(['--platform', 'a', '--pages', 'dml'])).toThrow(/--pages/);
});

test('reads the URL of a server', () => {
  expect(readDatabaseUrl('postgres://me:p%40ss@db.example')).toEqual({
    host: 'db.example',
    port: 5432,
    user: 'me',
    password: 'p@ss',
    bin: '',
  });
});

test.each(['localhost', 'mysql://me:secret@localhost', 'postgres://localhost'])(
  'rejects %s as the URL of a server',
  (url) => {
    expect(() => readDatabaseUrl(url)).toThrow(
      `--database is "${url}"; allowed: a URL such as postgres://user:password@localhost:5432.`,
    );
  },
);
