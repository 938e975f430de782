import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestCase} from '@playwright/test/reporter';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {TestModule} from 'vitest/node';
import {readResults, writeAxeResults} from '../../../../tools/accessibility/results.ts';
import AccessibilityReporter from '../../../e2e/support/accessibilityReporter.ts';
import {axeRunType} from '../../../e2e/support/axeRuns.ts';
import ResultsReporter from '../../../engines/support/resultsReporter.ts';
import {pageKinds} from '../../../../tools/lib/pageKinds.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'accessibility-'));
  vi.spyOn(process, 'cwd').mockReturnValue(site);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(site, {recursive: true});
});

describe('the results of axe', () => {
  const run = (address: string, mode: string, width: number) => ({
    type: axeRunType,
    description: JSON.stringify({browser: 'Chromium 141.0', version: '4.13.0', address, mode, width}),
  });

  /** Creates a test that has checked a page in both modes, with an attempt before that reached only one. */
  const testOf = (address: string, isOk = true): TestCase => {
    const attempts = [
      [run(address, 'dark', 1920)],
      [run(address, 'light', 1280), run(address, 'dark', 320), {type: 'other'}],
    ];
    return {results: attempts.map((annotations) => ({annotations})), ok: () => isOk} as unknown as TestCase;
  };

  function report(tests: readonly TestCase[]): void {
    const reporter = new AccessibilityReporter();
    tests.forEach((entry) => reporter.onTestEnd(entry));
    reporter.onEnd();
  }

  const kinds = Object.values(pageKinds);
  const complete = kinds.map((address) => testOf(address));

  test('are written if all kinds of pages were checked', () => {
    const untested = {results: [{annotations: []}], ok: () => false} as unknown as TestCase;
    report([...complete, testOf('/offline'), untested]);
    expect(readResults(site).axe).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      browser: 'Chromium 141.0',
      version: '4.13.0',
      pages: kinds.length + 1,
      kinds: kinds.length,
      modes: ['dark', 'light'],
      widths: [320, 1280],
    });
  });

  test.each([
    ['a kind of page is missing', complete.slice(1)],
    ['a test failed', [...complete, testOf('/offline', false)]],
    ['no test used axe', []],
  ])('are not changed if %s', (_, tests) => {
    const earlier = {browser: 'Chromium 1', version: '4.0.0', pages: 1, kinds: 1, modes: ['dark'], widths: [320]};
    writeAxeResults(site, earlier);
    report(tests);
    expect(readResults(site).axe).toMatchObject(earlier);
  });
});

describe('the results of engines', () => {
  const moduleOf = (name: string, metas: readonly object[]): TestModule =>
    ({
      project: {name},
      children: {allTests: () => metas.map((meta) => ({meta: () => meta}))},
    }) as unknown as TestModule;

  const modules = [
    moduleOf('firefox', [{}, {browser: 'Firefox 128.0', page: '/'}, {browser: 'Firefox 128.0', page: '/docs'}]),
    moduleOf('firefox', [{}]),
    moduleOf('webkit', [{browser: 'WebKitGTK 2.48', page: '/'}]),
  ];

  beforeEach(() => {
    writeAxeResults(site, {
      browser: 'Chromium 1',
      version: '4.0.0',
      pages: 1,
      kinds: 1,
      modes: ['dark'],
      widths: [320],
    });
  });

  test('are written for each engine', () => {
    new ResultsReporter().onTestRunEnd(modules, [], 'passed');
    expect(readResults(site).engines).toMatchObject([
      {browser: 'Firefox 128.0', pages: 2},
      {browser: 'WebKitGTK 2.48', pages: 1},
    ]);
  });

  test('are not written if a test failed', () => {
    new ResultsReporter().onTestRunEnd(modules, [], 'failed');
    expect(readResults(site).engines).toEqual([]);
  });
});
