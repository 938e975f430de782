import {spawnSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {checkReleaseNotes, checkReleases} from '../../../../checks/releases/index.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

const root = process.cwd();

/** Problems as `line: message`. */
function problemsOf(lines: readonly string[], announced?: readonly string[]): string[] {
  return checkReleaseNotes(lines.join('\n'), announced).map(({line, message}) => `${line}: ${message}`);
}

describe('checkReleaseNotes', () => {
  test('accepts notes with a line for every issue', () => {
    expect(
      problemsOf(
        [
          'The step of MDL-3 is slow.',
          '',
          '- Quiz: attempts can be reopened (MDL-1, backport of MDL-2)',
          '- Lesson: essays … wait for a teacher ([Lesson](https://docs.moodle.org/en/Lesson))',
          '  - Thanks to a person',
        ],
        ['MDL-1', 'MDL-2', 'MDL-3'],
      ),
    ).toEqual([]);
  });

  test.each([
    ['a missing issue', [], ['MDL-1'], ['1: MDL-1 is missing; it was announced with this release.']],
    [
      'an unknown issue',
      ['', '- Quiz: attempts can be reopened (MDL-2)'],
      [],
      ['2: MDL-2 was not announced with this release; data/release-keys.json lists what was.'],
    ],
    [
      'an issue told twice',
      ['- Quiz: attempts can be reopened (MDL-1)', '', '- Quiz: teachers can reopen attempts (MDL-1)'],
      ['MDL-1'],
      ['3: MDL-1 has a line already, which is line 1.'],
    ],
    [
      'a line with a key alone',
      ['- (MDL-1)', '- MDL-2', '-'],
      ['MDL-1', 'MDL-2'],
      [1, 2, 3].map((line) => `${line}: this line says nothing; what changed for the user goes before the key.`),
    ],
    [
      'a key in front',
      ['- MDL-1 Quiz: attempts can be reopened'],
      ['MDL-1'],
      ['1: MDL-1 stands first; keys end a line, in brackets, as in "… (MDL-1)".'],
    ],
  ])('reports %s', (_fault, lines, announced, problems) => {
    expect(problemsOf(lines, announced)).toEqual(problems);
  });

  test('accepts any issue if the announcement is unknown', () => {
    expect(problemsOf(['- Quiz: attempts can be reopened (MDL-1)'])).toEqual([]);
  });
});

describe('checks/releases/index.ts', () => {
  test('prints the file and line of each problem, and fails', () => {
    write(
      'data/release-keys.json',
      JSON.stringify({
        '/general/releases/4.1': 'MDL-1 MDL-2',
        '/general/releases/4.1/4.1.1': '',
        '/general/app_releases/v1.x': 'MOBILE-1',
      }),
    );
    write('general/releases/index.md', '- MDL-9.\n');
    write('general/releases/4.1.md', '- Quiz: attempts can be reopened (MDL-1)\n');
    write('general/releases/4.1/4.1.1.md', '- Quiz: nothing of this was announced (MDL-3)\n');
    write('general/releases/4.1/4.1.2.md', '- Quiz: this is later than the list (MDL-4)\n- (MDL-5)\n');
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'checks/releases/index.ts', site],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout + stderr).toBe(
      [
        'general/releases/4.1.md:1: MDL-2 is missing; it was announced with this release.',
        'general/releases/4.1/4.1.1.md:1: MDL-3 was not announced with this release; data/release-keys.json lists what was.',
        'general/releases/4.1/4.1.2.md:2: this line says nothing; what changed for the user goes before the key.',
        'data/release-keys.json: there is no page for /general/app_releases/v1.x.',
        '',
      ].join('\n'),
    );
    expect(status).toBe(1);
  });

  test('accepts the notes of this site', () => {
    expect(checkReleases(root)).toEqual([]);
  });
});
