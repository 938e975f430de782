import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readResults, writeAxeResults, writeEngineResults} from '../../../../tools/accessibility/results.ts';

const axe = {browser: 'Chromium 141.0', version: '4.13.0', pages: 20, kinds: 18, modes: ['dark'], widths: [320]};

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'accessibility-'));
  vi.useFakeTimers({now: new Date('2026-11-26T23:30:00Z'), toFake: ['Date']});
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(site, {recursive: true});
});

test('reads the latest results of axe and of each engine, with their dates', () => {
  writeEngineResults(site, 'webkit', {browser: 'WebKitGTK 2.48', pages: 800});
  writeEngineResults(site, 'firefox', {browser: 'Firefox 127.0', pages: 700});
  vi.setSystemTime(new Date('2026-11-27T00:30:00Z'));
  writeEngineResults(site, 'firefox', {browser: 'Firefox 128.0', pages: 800});
  writeAxeResults(site, axe);
  expect(readResults(site)).toEqual({
    axe: {date: '2026-11-27', ...axe},
    engines: [
      {date: '2026-11-27', browser: 'Firefox 128.0', pages: 800},
      {date: '2026-11-26', browser: 'WebKitGTK 2.48', pages: 800},
    ],
  });
});

test('needs the results of axe', () => {
  const message =
    'accessibility-results/axe.json is missing; "npx playwright test accessibility" writes it if all tests pass.';
  expect(() => readResults(site)).toThrow(message);
  writeEngineResults(site, 'firefox', {browser: 'Firefox 128.0', pages: 800});
  expect(() => readResults(site)).toThrow(message);
});
