import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reportWarnings} from '../../../checks/warnings.ts';

const lines: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
});

afterEach(() => {
  lines.length = 0;
  process.exitCode = undefined;
});

const problem = 'docs/a.md:3: the diagram has no drawing';

test('prints warnings without failing, and what a maintainer does about them', () => {
  reportWarnings([problem], 'Run a command.', []);
  expect(lines).toEqual([`Warning: ${problem}`, 'Run a command.']);
  expect(process.exitCode).toBe(0);
});

test('fails with --strict if there is anything', () => {
  reportWarnings([], 'Run a command.', ['--strict']);
  expect(process.exitCode).toBeUndefined();
  reportWarnings([problem], 'Run a command.', ['--strict']);
  expect(lines).toEqual([problem, 'Run a command.']);
  expect(process.exitCode).toBe(1);
});

test('rejects other options', () => {
  reportWarnings([], 'Run a command.', ['--allow-unproven']);
  expect(lines).toEqual(['Unknown argument "--allow-unproven"; the only option is --strict.']);
  expect(process.exitCode).toBe(1);
});
