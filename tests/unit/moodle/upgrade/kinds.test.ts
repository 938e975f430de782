import {describe, expect, test} from 'vitest';
import {componentOf, groupVulnerabilities, kindOf} from '@site/src/moodle/upgrade/kinds';

describe('kindOf', () => {
  test.each([
    [['Security fixes'], ['MDL-1'], 'security'],
    [['Fixes and improvements'], ['MSA-23-0001'], 'security'],
    [['Security improvements'], [], 'fix'],
    [['For developers', 'Plugins removed'], [], 'before'],
    [['Known problems'], [], 'before'],
    [['Major features', 'Quiz'], [], 'feature'],
    [['Major features', 'Web services'], [], 'developer'],
    [['API changes', 'Core APIs'], [], 'developer'],
    [['Fixes and improvements', 'Forum'], [], 'fix'],
    [[], [], 'feature'],
    [['Translations of these notes'], [], undefined],
    [['Credits'], ['MDL-1'], undefined],
  ] as const)('%j with %j is %s', (headings, keys, kind) => {
    expect(kindOf(headings, keys)).toBe(kind);
  });
});

describe('componentOf', () => {
  test.each([
    [['Major features', 'Forum grading'], 'Forum grading'],
    [['Major features', 'Gradebook', 'User report'], 'User report'],
    [['Fixes and improvements', 'General'], 'General'],
    [['Major features', 'Other improvements'], 'General'],
    [['Highlights'], 'General'],
    [[], 'General'],
  ])('a line below %j belongs to %s', (headings, component) => {
    expect(componentOf(headings)).toBe(component);
  });
});

test('groupVulnerabilities puts the most dangerous vulnerabilities first, and those that no line names last', () => {
  const texts = [
    'users can no longer read hidden grades',
    'fixed a stored XSS risk',
    'fixed a CSRF risk',
    'fixed a remote code execution risk for authenticated users',
    'fixed a reflected XSS risk',
  ].map((text) => ({text}));
  const groups = groupVulnerabilities(texts).map(([label, fixes]) => [label, fixes.map((fix) => texts.indexOf(fix))]);
  expect(groups).toEqual([
    ['Remote code execution', [3]],
    ['Cross-site scripting (XSS)', [1, 4]],
    ['Cross-site request forgery (CSRF)', [2]],
    ['Other vulnerabilities, such as missing permission checks', [0]],
  ]);
});
