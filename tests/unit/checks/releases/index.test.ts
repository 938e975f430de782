import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {checkReleases} from '../../../../checks/releases/index.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

test('accepts the notes of this site', () => {
  expect(checkReleases(process.cwd())).toEqual([]);
});

test('accepts notes with a line for each announced issue, and issues in the text', () => {
  write('data/release-keys.json', {'/general/releases/4.1': 'MDL-1 MDL-2 MDL-3'});
  write('general/releases/4.1.md', 'The step of MDL-3 is slow.\n\n- Quiz: reopened (MDL-1, backport of MDL-2)\n');
  expect(checkReleases(site)).toEqual([]);
});

test('the command prints the file and line of each problem, and fails', () => {
  const routes = {'/general/releases/4.1': 'MDL-1 MDL-2', '/general/releases/4.1/4.1.1': ''};
  write('data/release-keys.json', {...routes, '/general/app_releases/v1.x': 'MOBILE-1'});
  write('general/releases/index.md', '- MDL-9.\n');
  write(
    'general/releases/4.1.md',
    '- Quiz: attempts can be reopened (MDL-1)\n\n- Quiz: teachers reopen attempts (MDL-1)\n',
  );
  write('general/releases/4.1/4.1.1.md', '- Quiz: nothing of this was announced (MDL-3)\n');
  write('general/releases/4.1/4.1.2.md', '- Quiz: this is later than the list (MDL-4)\n');
  const command = ['--import', 'tsx', 'checks/releases/index.ts', site];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  expect((stdout + stderr).trim().split('\n')).toEqual([
    'general/releases/4.1.md:1: MDL-2 is missing; it was announced with this release.',
    'general/releases/4.1.md:3: MDL-1 has a line already, which is line 1.',
    'general/releases/4.1/4.1.1.md:1: MDL-3 was not announced with this release; data/release-keys.json lists what was.',
    'data/release-keys.json: there is no page for /general/app_releases/v1.x.',
  ]);
  expect(status).toBe(1);
});
