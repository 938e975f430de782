import {expect, test} from 'vitest';
import {readOptions} from '../../../../tools/prove/options.ts';
import {readAddress} from '../../../../tools/prove/postgres.ts';

test('reads several platforms and a selection', () => {
  expect(readOptions(['--platform', 'a', '--platform=b', '--page', 'dml', '--changed'])).toEqual({
    platforms: ['a', 'b'],
    pages: ['dml'],
    plugins: [],
    changed: true,
  });
});

test.each([
  [[], '--platform is not set; allowed: the path of a checkout of Moodle.'],
  [
    ['--platform', 'a', '--plugin', 'tally'],
    '--plugin is "tally"; allowed: the name of a sample plugin, such as mod_tally.',
  ],
  [
    ['--platform', 'a', '--plugin', 'mod_tally', '--page', 'dml'],
    '--page and --plugin are both set; allowed: one of them.',
  ],
])('%j gets one error', (args, message) => {
  expect(() => readOptions(args)).toThrow(new Error(message));
});

test('an unknown argument is an error', () => {
  expect(() => readOptions(['--platform', 'a', '--pages', 'dml'])).toThrow(/--pages/);
});

test('reads the address of a server', () => {
  expect(readAddress('postgres://me:p%40ss@db.example')).toEqual({
    host: 'db.example',
    port: 5432,
    user: 'me',
    password: 'p@ss',
    bin: '',
  });
});

test.each(['localhost', 'mysql://me:secret@localhost', 'postgres://localhost'])('%s is no address', (address) => {
  expect(() => readAddress(address)).toThrow(
    `--database is "${address}"; allowed: an address such as postgres://user:password@localhost:5432.`,
  );
});
