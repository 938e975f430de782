import type {Reporter, TestCase} from '@playwright/test/reporter';
import {writeAxeResults} from '../../../tools/accessibility/results.ts';
import {pageKinds} from '../../../tools/lib/pageKinds.ts';
import {axeRunType, type AxeRun} from './axeRuns.ts';

/** Returns the checks of a test in its last attempt. */
const runsOf = (test: TestCase): AxeRun[] =>
  (test.results.at(-1)?.annotations ?? [])
    .filter(({type}) => type === axeRunType)
    .map(({description = ''}) => JSON.parse(description) as AxeRun);

/**
 * Writes the results of axe for the accessibility statement, if every page kind was checked and all tests with axe have
 * passed. Other runs leave the earlier results unchanged.
 */
export default class AccessibilityReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  /** Tells Playwright to keep its default output. */
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const tests = [...this.tests].filter((test) => runsOf(test).length > 0);
    const runs = tests.flatMap(runsOf);
    const [first] = runs;
    const addresses = new Set(runs.map(({address}) => address));
    const kinds = Object.values(pageKinds);
    const isComplete = kinds.every((address) => addresses.has(address));
    if (!first || !isComplete || !tests.every((test) => test.ok())) {
      return;
    }
    writeAxeResults(process.cwd(), {
      browser: first.browser,
      version: first.version,
      pages: addresses.size,
      kinds: kinds.length,
      modes: [...new Set(runs.map(({mode}) => mode))].sort(),
      widths: [...new Set(runs.map(({width}) => width))].sort((a, b) => a - b),
    });
  }
}
