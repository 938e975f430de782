import {beforeAll, describe, expect, test} from 'vitest';
import {
  containedIn,
  upgradeContents,
  type Change,
  type ReleaseContents,
  type ReleasedChange,
} from '@site/src/moodle/upgrade/contents';
import {find, readContents} from './site';

function release(name: string, releaseDate: string, ...keys: (string | readonly string[])[]): ReleaseContents {
  const changes = keys.map((key): Change => ({
    kind: 'fix',
    component: 'Quiz',
    text: `About ${[key].flat().join()}`,
    keys: [key].flat(),
  }));
  return {name, releaseDate, changes};
}

const keysOf = (changes: readonly ReleasedChange[]): string[] => changes.map(({keys}) => keys[0] ?? '');
const releasesOf = (changes: readonly ReleasedChange[]): string[] => [
  ...new Set(changes.map(({release: {name}}) => name)),
];
const securityOf = (changes: readonly ReleasedChange[]): string[] =>
  keysOf(changes.filter(({kind}) => kind === 'security'));

describe('containedIn', () => {
  const all = [
    release('3.9.0', '2020-06-15'),
    release('3.9.1', '2020-07-13'),
    release('3.9.2', '2020-11-09'),
    release('3.10.0', '2020-11-09'),
    release('3.9.3', '2021-01-18'),
    release('3.10.1', '2021-01-18'),
  ];

  test.each([
    ['3.9.1', 'certain', ['3.9.0', '3.9.1']],
    // A version never contains a newer version, regardless of the dates.
    ['3.9.2', 'possible', ['3.9.0', '3.9.1', '3.9.2']],
    ['3.10.0', 'certain', ['3.9.0', '3.9.1', '3.9.2', '3.10.0']],
    ['3.10.1', 'certain', ['3.9.0', '3.9.1', '3.9.2', '3.10.0', '3.10.1']],
    ['3.10.1', 'possible', ['3.9.0', '3.9.1', '3.9.2', '3.10.0', '3.9.3', '3.10.1']],
  ] as const)('for %s, the %s releases are %j', (name, reach, expected) => {
    expect(containedIn(find(name, all), all, reach).map((contained) => contained.name)).toEqual(expected);
  });
});

describe('upgradeContents', () => {
  test('lists an issue once, with the first release that contains it', () => {
    const all = [
      release('1.0', '2020-01-01'),
      release('1.0.1', '2020-02-01', 'MDL-1'),
      release('1.1.0', '2020-03-01', 'MDL-1', 'MDL-2'),
    ];
    const {gained} = upgradeContents(find('1.0', all), find('1.1.0', all), all);
    expect(gained.map(({keys, release: {name}}) => [keys[0], name])).toEqual([
      ['MDL-1', '1.0.1'],
      ['MDL-2', '1.1.0'],
    ]);
  });

  test('treats a backport like the original issue', () => {
    const all = [
      release('1.0', '2020-01-01'),
      release('1.0.1', '2020-02-01', ['MDL-8', 'MDL-7']),
      release('1.1.0', '2020-03-01', 'MDL-7'),
    ];
    expect(upgradeContents(find('1.0.1', all), find('1.1.0', all), all)).toEqual({gained: [], lost: []});
  });

  test('identifies changes without an issue by their text', () => {
    const line: Change = {kind: 'feature', component: 'Quiz', text: 'It looks better', keys: []};
    const all = [
      {...release('1.0', '2020-01-01'), changes: [line]},
      {...release('1.1.0', '2020-03-01'), changes: [line, {...line, component: 'Forum'}]},
    ];
    const {gained} = upgradeContents(find('1.0', all), find('1.1.0', all), all);
    expect(gained.map(({component}) => component)).toEqual(['Forum']);
  });
});

// Expected values were determined by hand from the release notes and dates.
describe('upgradeContents with the data of the site', () => {
  let all: ReleaseContents[];
  beforeAll(async () => {
    all = await readContents();
  });
  const plan = (from: string, to: string) => upgradeContents(find(from, all), find(to, all), all);

  test.each<[from: string, to: string, gained: readonly string[] | undefined, lost: readonly string[]]>([
    // Includes the point releases in between.
    ['4.1.0', '4.1.3', ['4.1.1', '4.1.2', '4.1.3'], []],
    // Loses nothing, because both came out on the same day.
    ['4.1.3', '4.2.0', ['4.2.0'], []],
    ['3.9.21', '4.0.8', undefined, []],
    // Loses a year of fixes on the older branch, or everything because the target is older.
    ['3.9.21', '4.0.1', undefined, ['3.9.15', '3.9.16', '3.9.17', '3.9.18', '3.9.19', '3.9.20', '3.9.21']],
    ['3.10.11', '3.11.0', ['3.11.0'], ['3.10.5', '3.10.6', '3.10.7', '3.10.8', '3.10.9', '3.10.10', '3.10.11']],
    // Includes 2.6.10, whose notes also describe 2.6.9.
    ['2.6.9', '2.6.11', ['2.6.10', '2.6.11'], []],
  ])('%s to %s: gains %j and loses %j', (from, to, gained, lost) => {
    const contents = plan(from, to);
    expect(releasesOf(contents.lost)).toEqual(lost);
    expect(releasesOf(contents.gained)).toEqual(gained ?? expect.not.arrayContaining([from]));
  });

  test('includes advisories, but neither backports that the current release has nor fixes from its own branch', () => {
    expect(securityOf(plan('4.1.0', '4.1.3').gained).slice(-2)).toEqual(['MSA-23-0014', 'MSA-23-0015']);
    // In 4.1.3, MDL-76990 is MDL-76993.
    expect(keysOf(plan('4.1.3', '4.2.0').gained)).not.toContain('MDL-76990');
    expect(keysOf(plan('4.1.3', '4.2.0').gained)).toContain('MDL-76866');
    expect(securityOf(plan('3.9.21', '4.0.1').lost)).toContain('MSA-23-0015');
    expect(securityOf(plan('3.9.21', '4.0.8').gained)).not.toContain('MSA-23-0015');
    expect(releasesOf(plan('3.9.21', '4.0.1').gained).filter((name) => name.startsWith('3.9.'))).toEqual([]);
  });
});
