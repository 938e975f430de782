import {spawnSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {checkData} from '../../../../checks/data/index.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: data, write} = temporarySite();

const site = process.cwd();

const {
  version: validVersion,
  phpSupport,
  appRelease,
  project,
  versionFaults,
  fileFaults,
} = parse(readFileSync('tests/data/data-files.yaml', 'utf8'), {merge: true}) as {
  version: object;
  phpSupport: object[];
  appRelease: object;
  project: object;
  versionFaults: {fault: string; changes: Record<string, unknown>; places?: string[]}[];
  fileFaults: {fault: string; file: string; content: unknown; places: string[]}[];
};

/** Returns a valid version with other values at the given paths. */
function version(changes: Readonly<Record<string, unknown>> = {}): object {
  const valid = structuredClone(validVersion);
  for (const [place, value] of Object.entries(changes)) {
    const names = place.split('/');
    const parent = names.slice(0, -1).reduce<object>((object, name) => object[name as keyof typeof object], valid);
    Object.assign(parent, {[names.at(-1)!]: value ?? undefined});
  }
  return valid;
}

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

  test.each(versionFaults)('reports $fault', ({changes, places = Object.keys(changes)}) => {
    write('versions/4.1.json', version(changes));
    expect(problemPlaces()).toEqual(places.map((place) => `data/versions/4.1.json:1 /${place}`));
  });

  test.each(fileFaults)('reports $fault in $file.json', ({file, content, places}) => {
    write(`${file}.json`, content);
    expect(problemPlaces()).toEqual(places.map((place) => `data/${file}.json:1 ${place}`));
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
