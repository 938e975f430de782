import {describe, expect, test} from 'vitest';
import {medianScores, readReport, slowdownFor} from '@site/tools/bench/lighthouse.ts';

type Report = Parameters<typeof readReport>[0];

describe('readReport', () => {
  test('reads scores, timings and the script size without prefetched scripts', () => {
    const report = {
      categories: {
        performance: {score: 0.954},
        accessibility: {score: 1},
        'best-practices': {score: 1},
        seo: {score: null},
      },
      audits: {
        'largest-contentful-paint': {numericValue: 1500},
        'total-blocking-time': {numericValue: 20},
        'cumulative-layout-shift': {numericValue: 0.01},
        'network-requests': {
          details: {
            type: 'table',
            items: [
              {resourceType: 'Script', priority: 'Low', transferSize: 100},
              {resourceType: 'Script', priority: 'VeryLow', transferSize: 30},
              {resourceType: 'Font', priority: 'High', transferSize: 7},
            ],
          },
        },
      },
      environment: {benchmarkIndex: 1600},
    } as unknown as Report;
    expect(readReport(report)).toEqual({
      scores: [95, 100, 100, 0],
      largestPaint: 1500,
      blocked: 20,
      shift: 0.01,
      script: 100,
      power: 1600,
    });
  });
});

describe('medianScores', () => {
  test('returns the median of each value', () => {
    const run = (score: number, blocked: number) => ({
      scores: [score, 100, 100, 100],
      largestPaint: 1,
      blocked,
      shift: 0,
      script: 5,
      power: 1500,
    });
    expect(medianScores([run(90, 1), run(99, 9), run(95, 100)])).toEqual(run(95, 9));
  });
});

test.each([
  [3000, 6],
  [2000, 4],
  [1500, 4],
  [750, 2],
  [100, 1],
])('for a benchmark index of %d, the slowdown is %d', (power, slowdown) => {
  expect(slowdownFor(power)).toBe(slowdown);
});
