import type {Reporter, TestModule, TestRunEndReason} from 'vitest/node';
import {writeEngineResults} from '../../../tools/accessibility/results.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Name and version of the browser that ran the test. */
    browser?: string;
    /** Path of the page that the test opened. */
    page?: string;
  }
}

/** Writes the results of each engine for the accessibility statement, if all tests have passed. */
export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): void {
    if (reason !== 'passed') {
      return;
    }
    const engines = new Map<string, {browser: string; paths: Set<string>}>();
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        const {browser, page} = test.meta();
        if (browser !== undefined && page !== undefined) {
          const engine = engines.get(module.project.name) ?? {browser, paths: new Set()};
          engines.set(module.project.name, engine);
          engine.paths.add(page);
        }
      }
    }
    for (const [name, {browser, paths}] of engines) {
      writeEngineResults(process.cwd(), name, {browser, pages: paths.size});
    }
  }
}
