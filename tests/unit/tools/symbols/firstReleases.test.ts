import {expect, test} from 'vitest';
import {SymbolTable} from '../../../../src/moodle/symbols/table.ts';
import {firstReleases} from '../../../../tools/symbols/firstReleases.ts';

/** Creates a table with functions, and a class with methods that extends another class. */
function release(functions: string, methods?: string): SymbolTable {
  const lines = functions.split(' ').map((name) => `function\t${name}\t()`);
  const members = (methods ?? '').split(' ').filter(Boolean);
  const classes =
    methods === undefined ? [] : ['class\tnew\tclass extends base', ...members.map((name) => `\t${name}\t()`)];
  return new SymbolTable(
    ['kind\tname\tdetail', ...lines, 'class\tbase\tclass', '\tinherited\t()', ...classes].join('\n'),
  );
}

/** Returns the lines for 4.5.6 without the header. */
function linesOf(current: SymbolTable, earlier: Record<string, SymbolTable>): string[] {
  const [header, ...lines] = firstReleases(current, '4.5.6', new Map(Object.entries(earlier)))
    .trimEnd()
    .split('\n');
  expect(header).toBe('kind\tname\tsince\tmissing in');
  return lines;
}

test.each([
  ['nothing if the oldest release has the name', {'4.1.0': 'a', '4.2.0': 'z'}, []],
  ['the version, if the last known release of the version before lacks it', {'4.2.3': 'z', '4.3.2': 'a'}, ['4.3']],
  ['the release, if the one before it is known', {'4.1.3': 'z', '4.1.4': 'a', '4.2.0': 'z'}, ['4.1.4']],
  ['a range, if releases between are unknown', {'4.3.0': 'z', '4.3.3': 'a', '4.4.2': 'a'}, ['4.3.1-4.3.3']],
  ['no release of a version whose last one lacks the name', {'4.1.0': 'z', '4.1.3': 'a', '4.1.4': 'z'}, ['4.5']],
  ['the version of the edition', {'4.4.9': 'z'}, ['4.5']],
  ['point releases of the edition, whatever older versions have', {'4.1.0': 'a', '4.5.0': 'z'}, ['4.5.1-4.5.6\t4.5.0']],
  ['nothing from newer releases', {'4.1.0': 'a', '4.5.7': 'z', '5.0.0': 'z'}, []],
])('finds %s', (_, earlier, since) => {
  const tables = Object.fromEntries(Object.entries(earlier).map(([name, functions]) => [name, release(functions)]));
  expect(linesOf(release('a'), tables)).toEqual(since.map((text) => `function\ta\t${text}`));
});

test('lists a method only if it came after its class, and ignores inherited methods', () => {
  const earlier = {'4.1.0': release('a'), '4.3.0': release('a', 'first'), '4.4.0': release('a', 'first')};
  expect(linesOf(release('a', 'first later inherited'), earlier)).toEqual([
    'class\tnew\t4.3',
    'method\tnew::later\t4.5',
  ]);
});
