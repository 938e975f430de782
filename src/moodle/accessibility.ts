import type {IsoDate} from './types.ts';

/** A test run in one browser, in which all tests passed. */
export interface EngineResults {
  /** Name and version of the browser. */
  browser: string;
  /** Number of different pages. */
  pages: number;
  date: IsoDate;
}

/** The checks with axe, none of which found a violation. */
export interface AxeResults extends EngineResults {
  /** Version of axe-core. */
  version: string;
  /** Number of kinds of pages; each is checked on one page. */
  kinds: number;
  /** Colour modes. */
  modes: readonly string[];
  /** Widths of the window in pixels. */
  widths: readonly number[];
}

/** The content of `data/accessibility.json`, which `npm run accessibility` writes. */
export interface AccessibilityRecord {
  axe: AxeResults;
  engines: readonly EngineResults[];
}
