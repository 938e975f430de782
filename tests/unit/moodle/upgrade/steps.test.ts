import {expect, test} from 'vitest';
import {planSteps} from '@site/src/moodle/upgrade/steps';
import {versions} from './site';

// Expected values were determined by hand from the upgrade limits of each version.
test.each([
  ['4.2.0', '4.2', 'same'],
  ['4.2.0', '4.1.3', 'older'],
  ['3.10.0', '3.9.21', 'older'],
])('%s to %s: %s', (from, to, kind) => {
  expect(planSteps(from, to, versions)).toEqual({kind});
});

test('finds no path if there is no data for versions in between', () => {
  const known = versions.filter(({name}) => ['2.2', '4.2'].includes(name));
  expect(planSteps('2.2.0', '4.2.0', known)).toEqual({kind: 'unknown'});
});

test('rejects an unknown release', () => {
  expect(() => planSteps('4.1.0', '4.9.9', versions)).toThrow('"4.9.9" is no release on record.');
});
