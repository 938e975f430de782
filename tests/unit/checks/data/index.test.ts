import {spawnSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {checkData} from '../../../../checks/data/index.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: data, write} = temporarySite();

const site = process.cwd();

/** Returns a valid version with other values at the given paths. */
function version(changes: Readonly<Record<string, unknown>> = {}): object {
  const valid = {
    name: '4.1',
    releaseDate: '2022-11-28',
    generalEndDate: '2023-12-11',
    securityEndDate: '2025-12-08',
    isLTS: true,
    releases: [
      {name: '4.1.0', releaseDate: '2022-11-28', build: '2022112800', notes: '/general/releases/4.1'},
      {name: '4.1.1', releaseDate: '2023-01-16', build: '2022112801', notes: '/general/releases/4.1/4.1.1'},
    ],
    requirements: {
      upgradeFrom: {min: '3.9'},
      php: {min: '7.4.0', alsoSupported: [{version: '8.0'}, {version: '8.1', since: '4.1.1'}], max: '8.1'},
      databases: {postgres: {min: '12', minRaisedSince: '4.0', minBefore: '10'}},
      extensions: {required: ['curl'], optional: ['soap']},
    },
  };
  for (const [place, value] of Object.entries(changes)) {
    const names = place.split('/');
    const parent = names.slice(0, -1).reduce<object>((object, name) => object[name as keyof typeof object], valid);
    Object.assign(parent, {[names.at(-1)!]: value});
  }
  return valid;
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

/** Returns the place of each problem: the file, the line and the path in the file. */
const problemPlaces = (): string[] => checkData(data).map((problem) => problem.slice(0, problem.indexOf(': ')));

beforeEach(() => {
  cpSync(path.join(site, 'data/schemas'), path.join(data, 'schemas'), {recursive: true});
});

describe('checkData', () => {
  test('accepts valid data', () => {
    write('versions/4.1.json', version());
    write('php-support.json', phpSupport);
    const [route, name] = ['/general/app_releases/v1.x#moodle-mobile-142', 'Moodle Mobile 1.4.2'];
    write('app-releases.json', [appRelease, {...appRelease, name, version: '1.4.2', versionCode: 1000, route}]);
    write('projects.json', [project]);
    expect(checkData(data)).toEqual([]);
  });

  const php = 'requirements/php';

  test.each<[fault: string, changes: Record<string, unknown>, places?: string[]]>([
    ['a value of the wrong type', {isLTS: 'no'}],
    ['a date that does not exist', {securityEndDate: '2025-02-30'}],
    ['a missing property', {generalEndDate: undefined}],
    ['an unknown property', {'requirements/upgradeFrom/max': '4.0'}],
    [
      'a value that is not in the enumeration',
      {'requirements/settings': [{name: 'a', value: '1', level: 'optional'}]},
      ['requirements/settings/0/level'],
    ],
    ['a requirement that is not a version', {'requirements/databases/postgres/min': '8.0 or later'}],
    ['all problems in a file', {isLTS: 1, releases: []}],
    ['a name that differs from the file name', {name: '4.2'}],
    ['end dates out of order', {generalEndDate: '2022-11-27', securityEndDate: '2022-11-26'}],
    [
      'releases out of order',
      {
        requirements: undefined,
        'releases/1': {name: '4.1.10', releaseDate: '2023-03-13', build: '2022112810'},
        'releases/2': {name: '4.1.9', releaseDate: '2023-01-16', build: '2022112809'},
      },
      ['releases/2/releaseDate', 'releases/2/name', 'releases/2/build'],
    ],
    [
      'a duplicate release, and a release of another version',
      {
        requirements: undefined,
        'releases/1': {name: '4.1.0', releaseDate: '2023-01-16'},
        'releases/2': {name: '4.10.1', releaseDate: '2023-01-16'},
      },
      ['releases/2/name', 'releases/1/name'],
    ],
    ['a first release with another date', {'releases/0/releaseDate': '2022-11-29'}],
    ['the notes of another release', {'releases/0/notes': '/general/releases/4.1/4.1.0'}],
    [
      'two sources for the list of issues',
      {'releases/0/issueListUrl': 'https://example.org/1', 'releases/0/fixVersions': ['4.1']},
      ['releases/0/fixVersions'],
    ],
    [
      'PHP versions that contradict each other',
      {
        [php]: {
          min: '8.0.0',
          minRaisedSince: '4.1',
          minBefore: '7.3',
          alsoSupported: [{version: '7.4', since: '4.1.9'}],
          max: '8.1',
        },
      },
      ['alsoSupported/0/version', 'alsoSupported/0/since', 'max', 'minRaisedSince'].map((name) => `${php}/${name}`),
    ],
    ['a highest PHP version below the lowest one', {[php]: {min: '8.0.0', max: '7.4'}}, [`${php}/max`]],
    [
      'an upgrade from the same version, with a first step in another version',
      {'requirements/upgradeFrom/min': '4.1', 'requirements/upgradeFrom/firstStep': '3.9.1'},
    ],
    ['a required extension that is optional too', {'requirements/extensions/optional/1': 'curl'}],
  ])('reports %s', (_fault, changes, places = Object.keys(changes)) => {
    write('versions/4.1.json', version(changes));
    expect(problemPlaces()).toEqual(places.map((place) => `data/versions/4.1.json:1 /${place}`));
  });

  const meeting = (start: string, month: string, agenda: object[]): object => ({
    name: 'A meeting',
    route: `/general/community/meetings/${month}`,
    start,
    agenda,
  });
  const course = {course: 'Lounge', current: ['A Person'], previous: []};
  const library = {
    name: 'Draw',
    licence: 'MIT',
    location: 'lib/draw',
    state: 'bundled',
    copyright: [],
    purpose: 'Draws',
  };

  test.each<[string, string, unknown, string[]]>([
    [
      'releases that are out of order or misnamed',
      'app-releases',
      [appRelease, {...appRelease, date: '2023-02-28', name: 'Moodle App 4.1.1'}],
      ['/1/version', '/1/name', '/1/date', '/1/versionCode'],
    ],
    [
      'releases whose notes are on another page',
      'app-releases',
      [{...appRelease, route: '/general/app_releases/v4.1.0'}],
      ['/0/route'],
    ],
    ['projects with the same title or page', 'projects', [project, project], ['/1/title', '/1/route']],
    [
      'meetings that are out of order or on the wrong page, and overlapping talks',
      'meetings',
      {
        meetings: [
          meeting('2023-03-28T08:00:00Z', '202303', [
            {topic: 'One', from: '00:00', to: '10:30'},
            {topic: 'Two', from: '10:00', to: '20:00'},
          ]),
          meeting('2023-05-23T08:00:00Z', '202304', [{topic: 'One'}]),
        ],
        earlier: [2011, 2012].map((year) => ({year, meetings: [{title: 'Notes', url: 'https://example.com'}]})),
      },
      ['/meetings/0/agenda/1/from', '/meetings/1/route', '/meetings/1/start', '/earlier/1/year'],
    ],
    [
      'testing cycles out of order',
      'testing-credits',
      ['2.0 (cycle 1)', '2.0 (cycle 2)', '3.9', '3.10', '3.8'].map((name) => ({name, people: ['A Person']})),
      ['/4/name'],
    ],
    [
      'courses without participants, and duplicate courses',
      'course-credits',
      [{group: 'english', courses: [course, {...course, current: []}]}],
      ['/0/courses/1/current', '/0/courses/1/course'],
    ],
    [
      'duplicate libraries',
      'third-party-libraries',
      [library, {...library, location: 'lib/other'}, library],
      ['/2/location'],
    ],
  ])('reports %s in %s.json', (_fault, name, content, places) => {
    write(`${name}.json`, content);
    expect(problemPlaces()).toEqual(places.map((place) => `data/${name}.json:1 ${place}`));
  });

  test('compares php-support.json with valid versions', () => {
    const support = [
      {php: '7.4', usableFrom: ['4.1'], epic: 'MDL-1'},
      {php: '8.1', usableFrom: ['4.1', '3.0'], minimumFor: '4.1', epic: 'MDL-2'},
    ];
    write('php-support.json', support);
    write('versions/4.1.json', version());
    const places = ['/1/php', '/0/minimumFor', '/1/usableFrom/0', '/1/usableFrom/1', '/1/minimumFor'];
    expect(problemPlaces()).toEqual(places.map((place) => `data/php-support.json:1 ${place}`));
    write('versions/4.1.json', version({isLTS: 1}));
    expect(problemPlaces()).toEqual(['data/versions/4.1.json:1 /isLTS']);
  });

  test('reports a file without a schema, invalid JSON and invalid schemas', () => {
    write('people.json', []);
    write('teams/core.json', []);
    const noSchema = 'data/teams/core.json: no schema; describe the file in data/schemas/teams.schema.json.';
    expect(checkData(data)).toEqual([
      'data/people.json: no schema; describe the file in data/schemas/people.schema.json.',
      noSchema,
    ]);
    write('people.json', '[');
    write('schemas/people.schema.json', {});
    write('schemas/teams.schema.json', {type: 'team'});
    expect(checkData(data)).toEqual([
      expect.stringMatching(/^data\/schemas\/teams\.schema\.json: invalid JSON schema \(.*type.*\)\.$/),
      expect.stringMatching(/^data\/people\.json: invalid JSON \(.*\)\.$/),
      noSchema,
    ]);
  });

  test('names the line, the value (shortened) and what is allowed, or the object that lacks a value', () => {
    write('versions/4.1.json', JSON.stringify(version({'releases/1/releaseDate': '2023-02-30'}), null, 2));
    write('projects.json', JSON.stringify([{...project, status: undefined}], null, 2));
    write('app-releases.json', [{...appRelease, date: 'x'.repeat(200)}]);
    expect(checkData(data)).toEqual([
      `data/app-releases.json:1 /0/date: "${'x'.repeat(99)}…; allowed: a valid date, as YYYY-MM-DD; the earliest one if the app stores differed.`,
      'data/projects.json:2 /0/status: not set; allowed: a value.',
      'data/versions/4.1.json:16 /releases/1/releaseDate: "2023-02-30"; allowed: a valid date, as YYYY-MM-DD.',
    ]);
  });

  test('reports a minimum that an earlier version did not have', () => {
    write('versions/4.1.json', version());
    write('versions/4.0.json', version({name: '4.0'}));
    const [problem] = checkData(data, ['versions']).filter((line) => line.includes('4.1.json'));
    expect(problem).toMatch(/postgres\/minBefore: "10"; allowed: "12", the lowest version for 4\.0\.$/);
  });

  test('checks only the requested topics', () => {
    write('versions/4.1.json', version({name: '4.2'}));
    write('projects.json', '[');
    expect(checkData(data, ['versions'])).toHaveLength(1);
  });
});

test('the command prints a line for each problem, and exits with status 1', () => {
  write('projects.json', [{...project, status: 'Done'}]);
  const command = ['--import', 'tsx', 'checks/data/index.ts', data];
  const {status, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  expect(stderr).toBe(
    'data/projects.json:1 /0/status: "Done"; allowed: "Planned", "In progress", "Complete", "Abandoned".\n',
  );
  expect(status).toBe(1);
});

test('the README of the data folder mentions every data file', () => {
  const readme = readFileSync(path.join(site, 'data/README.md'), 'utf8');
  const names = readdirSync(path.join(site, 'data')).filter((name) => !/^(README\.md|schemas)$/.test(name));
  expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});
