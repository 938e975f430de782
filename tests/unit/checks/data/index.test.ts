import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkData} from '../../../../checks/data/index.ts';

const site = process.cwd();
let data: string;

/** Returns a valid version, with the changes that a test makes. */
function version(changes: object = {}): object {
  return {
    name: '4.1',
    releaseDate: '2022-11-28',
    generalEndDate: '2023-12-11',
    securityEndDate: '2025-12-08',
    isLTS: true,
    releases: [
      {name: '4.1.0', releaseDate: '2022-11-28', build: '2022112800', notes: '/general/releases/4.1'},
      {name: '4.1.1', releaseDate: '2023-01-16', build: '2022112801', notes: '/general/releases/4.1/4.1.1'},
    ],
    requirements: requirements(),
    ...changes,
  };
}

function requirements(changes: object = {}): object {
  return {
    upgradeFrom: {min: '3.9'},
    php: {min: '7.4.0', alsoSupported: [{version: '8.0'}, {version: '8.1', since: '4.1.1'}], max: '8.1'},
    databases: {postgres: {min: '12', minRaisedSince: '4.0'}},
    extensions: {required: ['curl'], optional: ['soap']},
    ...changes,
  };
}

const phpSupport = [
  {php: '8.1', usableFrom: ['4.1.1'], epic: 'MDL-73016'},
  {php: '8.0', usableFrom: ['4.1'], epic: 'MDL-70745'},
  {php: '7.4', usableFrom: ['4.1'], minimumFor: '4.1', epic: 'MDL-66260'},
];

const appRelease = {
  name: 'Moodle App 4.1.0',
  version: '4.1.0',
  date: '2022-12-19',
  versionCode: 41000,
  minPlatform: '3.5',
  route: '/general/app_releases/v4/v4.1.0',
};

const project = {
  title: 'Cleanup',
  status: 'Complete',
  summary: 'Cleans up.',
  owners: [{name: 'A Person'}],
  epics: [],
  discussions: [],
  dates: [],
  links: [],
  route: '/general/projects/cleanup',
};

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(data, file)), {recursive: true});
  writeFileSync(path.join(data, file), typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'check-data-'));
  cpSync(path.join(site, 'data/schemas'), path.join(data, 'schemas'), {recursive: true});
});

afterEach(() => {
  rmSync(data, {recursive: true});
});

describe('checkData', () => {
  test('accepts valid data', () => {
    write('versions/4.1.json', version());
    write('php-support.json', phpSupport);
    write('app-releases.json', [
      appRelease,
      {
        ...appRelease,
        name: 'Moodle App 4.0.2',
        version: '4.0.2',
        versionCode: 40200,
        route: '/general/app_releases/v4/v4.0.2',
      },
      {
        ...appRelease,
        name: 'Moodle Mobile 1.4.2',
        version: '1.4.2',
        versionCode: 1000,
        route: '/general/app_releases/v1.x#moodle-mobile-142',
      },
    ]);
    write('projects.json', [project]);
    expect(checkData(data)).toEqual([]);
  });

  test('accepts the data of this site', () => {
    expect(checkData(path.join(site, 'data'))).toEqual([]);
  });

  test.each([
    [
      'a value of the wrong type',
      version({isLTS: 'no'}),
      ['/isLTS: "no"; allowed: true if the version has long-term support, otherwise false.'],
    ],
    [
      'a date that does not exist',
      version({securityEndDate: '2025-02-30'}),
      ['/securityEndDate: "2025-02-30"; allowed: a valid date, as YYYY-MM-DD.'],
    ],
    [
      'a missing property',
      version({generalEndDate: undefined}),
      ['/generalEndDate: not set; allowed: a valid date, as YYYY-MM-DD.'],
    ],
    [
      'an unknown property',
      version({requirements: requirements({upgradeFrom: {min: '3.9', max: '4.0'}})}),
      ['/requirements/upgradeFrom/max: "4.0"; allowed: only min, firstStep.'],
    ],
    [
      'a value that is not in the enumeration',
      version({requirements: requirements({settings: [{name: 'file_uploads', value: '1', level: 'optional'}]})}),
      ['/requirements/settings/0/level: "optional"; allowed: "required", "recommended".'],
    ],
    [
      'a requirement that is not a version',
      version({requirements: requirements({databases: {mysql: {min: '8.0 or later'}}})}),
      ['/requirements/databases/mysql/min: "8.0 or later"; allowed: numbers separated by dots, such as "10.6.7".'],
    ],
    [
      'all problems in a file',
      version({isLTS: 1, releases: []}),
      [
        '/isLTS: 1; allowed: true if the version has long-term support, otherwise false.',
        '/releases: []; allowed: the first release and all point releases, oldest first.',
      ],
    ],
    [
      'a name that differs from the file name',
      version({name: '4.0'}),
      ['/name: "4.0"; allowed: "4.1", the name of the file.'],
    ],
    [
      'end dates out of order',
      version({generalEndDate: '2022-11-27', securityEndDate: '2022-11-26'}),
      [
        '/generalEndDate: "2022-11-27"; allowed: releaseDate (2022-11-28) or later.',
        '/securityEndDate: "2022-11-26"; allowed: generalEndDate (2022-11-27) or later.',
      ],
    ],
    [
      'releases out of order',
      version({
        releases: [
          {name: '4.1.0', releaseDate: '2022-11-28', build: '2022112800'},
          {name: '4.1.10', releaseDate: '2023-03-13', build: '2022112810'},
          {name: '4.1.9', releaseDate: '2023-01-16', build: '2022112809'},
        ],
        requirements: undefined,
      }),
      [
        '/releases/2/releaseDate: "2023-01-16"; allowed: 2023-03-13 (4.1.10) or later.',
        '/releases/2/name: "4.1.9"; allowed: a release after 4.1.10, the previous entry.',
        '/releases/2/build: "2022112809"; allowed: a build above 2022112810, the previous entry.',
      ],
    ],
    [
      'a duplicate release, and a release of another version',
      version({
        releases: [
          {name: '4.1.0', releaseDate: '2022-11-28'},
          {name: '4.1.0', releaseDate: '2022-11-28'},
          {name: '4.10.1', releaseDate: '2022-11-28'},
        ],
        requirements: undefined,
      }),
      [
        '/releases/2/name: "4.10.1"; allowed: a release of 4.1.',
        '/releases/1/name: "4.1.0"; allowed: a release after 4.1.0, the previous entry.',
      ],
    ],
    [
      'a first release with another date and the notes of another release',
      version({
        releases: [{name: '4.1.0', releaseDate: '2022-11-29', notes: '/general/releases/4.1/4.1.0'}],
        requirements: undefined,
      }),
      [
        '/releases/0/releaseDate: "2022-11-29"; allowed: "2022-11-28", the version\'s releaseDate.',
        '/releases/0/notes: "/general/releases/4.1/4.1.0"; allowed: "/general/releases/4.1".',
      ],
    ],
    [
      'two sources for the list of issues',
      version({
        releases: [
          {
            name: '4.1.0',
            releaseDate: '2022-11-28',
            issueListUrl: 'https://tracker.moodle.org/browse/MDL/fixforversion/1',
            fixVersions: ['4.1'],
          },
        ],
        requirements: undefined,
      }),
      [
        '/releases/0/fixVersions: ["4.1"]; allowed: no value, because issueListUrl already links to the list of issues.',
      ],
    ],
    [
      'PHP versions that contradict each other',
      version({
        requirements: requirements({
          php: {min: '8.0.0', minRaisedSince: '4.1', alsoSupported: [{version: '7.4', since: '4.1.9'}], max: '8.1'},
        }),
      }),
      [
        '/requirements/php/alsoSupported/0/version: "7.4"; allowed: a PHP version above 8.0.0.',
        '/requirements/php/alsoSupported/0/since: "4.1.9"; allowed: a release of 4.1.',
        '/requirements/php/max: "8.1"; allowed: "7.4", the newest of alsoSupported.',
        '/requirements/php/minRaisedSince: "4.1"; allowed: a version before 4.1.',
      ],
    ],
    [
      'a highest PHP version below the lowest one',
      version({requirements: requirements({php: {min: '8.0.0', max: '7.4'}})}),
      ['/requirements/php/max: "7.4"; allowed: 8.0.0 or later.'],
    ],
    [
      'an upgrade from the same version, with a first step in another version',
      version({requirements: requirements({upgradeFrom: {min: '4.1', firstStep: '3.9.1'}})}),
      [
        '/requirements/upgradeFrom/min: "4.1"; allowed: a release before 4.1.',
        '/requirements/upgradeFrom/firstStep: "3.9.1"; allowed: a release of 4.1.',
      ],
    ],
    [
      'an extension that is both required and optional',
      version({requirements: requirements({extensions: {required: ['curl'], optional: ['soap', 'curl']}})}),
      ['/requirements/extensions/optional/1: "curl"; allowed: an extension that is not among the required ones.'],
    ],
  ])('reports %s', (_fault, content, problems) => {
    write('versions/4.1.json', content);
    expect(checkData(data)).toEqual(problems.map((problem) => `data/versions/4.1.json:1 ${problem}`));
  });

  test('compares php-support.json with the versions', () => {
    write('versions/4.1.json', version());
    write('php-support.json', [
      {php: '7.4', usableFrom: ['4.1'], epic: 'MDL-1'},
      {php: '8.1', usableFrom: ['4.1', '3.0'], minimumFor: '4.1', epic: 'MDL-2'},
    ]);
    expect(checkData(data)).toEqual([
      'data/php-support.json:1 /1/php: "8.1"; allowed: a version below 7.4, because the newest comes first.',
      'data/php-support.json:1 /0/minimumFor: not set; allowed: "4.1", the first version that requires PHP 7.4 or later.',
      'data/php-support.json:1 /1/usableFrom/0: "4.1"; allowed: "4.1.1", as in data/versions/4.1.json.',
      'data/php-support.json:1 /1/usableFrom/1: "3.0"; allowed: a release that runs on PHP 8.1.',
      'data/php-support.json:1 /1/minimumFor: "4.1"; allowed: no value, because no version requires PHP 8.1.',
    ]);
  });

  test('does not report php-support.json if a version file is invalid', () => {
    write('versions/4.1.json', version({isLTS: 1}));
    write('php-support.json', phpSupport);
    expect(checkData(data)).toEqual([
      'data/versions/4.1.json:1 /isLTS: 1; allowed: true if the version has long-term support, otherwise false.',
    ]);
  });

  test('reports app releases that are out of order or misnamed', () => {
    write('app-releases.json', [appRelease, {...appRelease, date: '2023-02-28', name: 'Moodle App 4.1.1'}]);
    expect(checkData(data)).toEqual([
      'data/app-releases.json:1 /1/version: "4.1.0"; allowed: a version below 4.1.0, because the newest comes first.',
      'data/app-releases.json:1 /1/name: "Moodle App 4.1.1"; allowed: a name that ends in 4.1.0, its version.',
      'data/app-releases.json:1 /1/date: "2023-02-28"; allowed: 2022-12-19 (4.1.0) or earlier.',
      'data/app-releases.json:1 /1/versionCode: 41000; allowed: a code below 41000 (4.1.0).',
    ]);
  });

  test('reports app releases whose notes are on another page', () => {
    write('app-releases.json', [{...appRelease, route: '/general/app_releases/v4.1.0'}]);
    expect(checkData(data)).toEqual([
      'data/app-releases.json:1 /0/route: "/general/app_releases/v4.1.0"; allowed: "/general/app_releases/v4/v4.1.0".',
    ]);
  });

  test('reports projects with the same title or page', () => {
    write('projects.json', [project, project]);
    expect(checkData(data)).toEqual([
      'data/projects.json:1 /1/title: "Cleanup"; allowed: a title that no other project has (/0 has it).',
      'data/projects.json:1 /1/route: "/general/projects/cleanup"; allowed: a route that no other project has (/0 has it).',
    ]);
  });

  test('reports meetings that are out of order or on the wrong page, and overlapping talks', () => {
    const meeting = (start: string, month: string, agenda: object[]): object => ({
      name: 'A meeting',
      route: `/general/community/meetings/${month}`,
      start,
      agenda,
    });
    write('meetings.json', {
      meetings: [
        meeting('2023-03-28T08:00:00Z', '202303', [
          {topic: 'One', from: '00:00', to: '10:30'},
          {topic: 'Two', from: '10:00', to: '20:00'},
        ]),
        meeting('2023-05-23T08:00:00Z', '202304', [{topic: 'One'}]),
      ],
      earlier: [2011, 2012].map((year) => ({year, meetings: [{title: 'Notes', url: 'https://example.com'}]})),
    });
    expect(checkData(data)).toEqual([
      'data/meetings.json:1 /meetings/0/agenda/1/from: "10:00"; allowed: 10:30 or later.',
      'data/meetings.json:1 /meetings/1/route: "/general/community/meetings/202304"; allowed: "/general/community/meetings/202305", from the year and month of start.',
      'data/meetings.json:1 /meetings/1/start: "2023-05-23T08:00:00Z"; allowed: a time before 2023-03-28T08:00:00Z, because the newest comes first.',
      'data/meetings.json:1 /earlier/1/year: 2012; allowed: a year before 2011, because the newest comes first.',
    ]);
  });

  test('reports testing cycles out of order', () => {
    const cycles = ['2.0 (cycle 1)', '2.0 (cycle 2)', '3.9', '3.10', '3.8'];
    write(
      'testing-credits.json',
      cycles.map((name) => ({name, people: ['A Person']})),
    );
    expect(checkData(data)).toEqual([
      'data/testing-credits.json:1 /4/name: "3.8"; allowed: a cycle after 3.10, the previous entry.',
    ]);
  });

  test('reports courses without participants, and duplicate courses', () => {
    const course = {course: 'Lounge', current: ['A Person'], previous: []};
    write('course-credits.json', [{group: 'english', courses: [course, {...course, current: []}]}]);
    expect(checkData(data)).toEqual([
      'data/course-credits.json:1 /0/courses/1/current: []; allowed: at least one person here or in previous.',
      'data/course-credits.json:1 /0/courses/1/course: "Lounge"; allowed: a course that is not in the list yet (/0/courses/0 has it).',
    ]);
  });

  test('reports duplicate libraries', () => {
    const library = {
      name: 'Draw',
      licence: 'MIT',
      location: 'lib/draw',
      state: 'bundled',
      copyright: [],
      purpose: 'Draws',
    };
    write('third-party-libraries.json', [library, {...library, location: 'lib/other'}, library]);
    expect(checkData(data)).toEqual([
      'data/third-party-libraries.json:1 /2/location: "lib/draw"; allowed: another location, because /0 is Draw in the same location.',
    ]);
  });

  test('reports a file without a schema', () => {
    write('people.json', []);
    write('teams/core.json', []);
    expect(checkData(data)).toEqual([
      'data/people.json: no schema; describe the file in data/schemas/people.schema.json.',
      'data/teams/core.json: no schema; describe the file in data/schemas/teams.schema.json.',
    ]);
  });

  test('reports invalid JSON and invalid schemas', () => {
    write('projects.json', '[');
    write('schemas/people.schema.json', {type: 'person'});
    expect(checkData(data)).toEqual([
      expect.stringMatching(/^data\/schemas\/people\.schema\.json: invalid JSON schema \(.*type.*\)\.$/),
      expect.stringMatching(/^data\/projects\.json: invalid JSON \(.*\)\.$/),
    ]);
  });

  test('reports the line of a problem, or of the object that lacks a value', () => {
    const {releases} = version() as {releases: object[]};
    write(
      'versions/4.1.json',
      JSON.stringify(version({releases: [releases[0], {...releases[1], releaseDate: '2023-02-30'}]}), null, 2),
    );
    write('projects.json', JSON.stringify([{...project, status: undefined}], null, 2));
    expect(checkData(data)).toEqual([
      'data/projects.json:2 /0/status: not set; allowed: a value.',
      'data/versions/4.1.json:16 /releases/1/releaseDate: "2023-02-30"; allowed: a valid date, as YYYY-MM-DD.',
    ]);
  });

  test('checks only the requested topics', () => {
    write('versions/4.1.json', version({name: '4.0'}));
    write('projects.json', '[');
    expect(checkData(data, ['versions'])).toEqual([
      'data/versions/4.1.json:1 /name: "4.0"; allowed: "4.1", the name of the file.',
    ]);
  });

  test('shortens a long value', () => {
    write('projects.json', [{...project, status: 'x'.repeat(200)}]);
    expect(checkData(data)).toEqual([
      `data/projects.json:1 /0/status: "${'x'.repeat(99)}…; allowed: "Planned", "In progress", "Complete", "Abandoned".`,
    ]);
  });
});

describe('checks/data/index.ts', () => {
  function run(): {status: number | null; output: string} {
    const {status, stderr, stdout} = spawnSync(
      process.execPath,
      ['--import', 'tsx', path.join(site, 'checks/data/index.ts'), data],
      {
        encoding: 'utf8',
      },
    );
    return {status, output: stdout + stderr};
  }

  test('prints nothing if there are no problems', () => {
    write('projects.json', [project]);
    expect(run()).toEqual({status: 0, output: ''});
  });

  test('prints a line for each problem, and exits with status 1', () => {
    write('projects.json', [{...project, status: 'Done'}]);
    expect(run()).toEqual({
      status: 1,
      output: 'data/projects.json:1 /0/status: "Done"; allowed: "Planned", "In progress", "Complete", "Abandoned".\n',
    });
  });
});

test('the README of the data folder mentions every data file', () => {
  const readme = readFileSync(path.join(site, 'data/README.md'), 'utf8');
  for (const name of [
    'versions/',
    'php-support.json',
    'app-releases.json',
    'projects.json',
    'meetings.json',
    'testing-credits.json',
    'course-credits.json',
    'credits/',
    'third-party-libraries.json',
  ]) {
    expect(readme).toContain(name);
  }
});
