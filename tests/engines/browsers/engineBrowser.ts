/** Values that can be passed to a page and returned from it. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | {readonly [key: string]: Json};

/** A key and its modifiers. */
export interface Shortcut {
  /** A character, or the name of a key as in `KeyboardEvent.key`. */
  key: 'ArrowDown' | 'Enter' | 'Escape' | 'k' | '?';
  isControl?: boolean;
}

/** Size of the page, in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/**
 * Setting of the reader's system: more contrast (`prefers-contrast: more`), or forced colours (`forced-colors: active`),
 * which WebKit does not implement.
 */
export type Contrast = 'more' | 'forced';

/** A browser with one page: the operations that the drivers of all engines have in common. */
export interface EngineBrowser {
  /** Name and version of the browser. */
  product: string;
  /** The narrowest viewport that the window allows, in CSS pixels. */
  minWidth: number;
  /** Opens a URL and waits until the document has loaded. */
  open: (url: string) => Promise<void>;
  /**
   * Calls a function in the page and awaits its result. The function can only use its arguments, not outer variables.
   */
  evaluate: <Args extends readonly Json[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the middle of the first element that matches a CSS selector, scrolling to it if necessary. */
  click: (selector: string) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  press: (shortcut: Shortcut) => Promise<void>;
  setViewport: (viewport: Viewport) => Promise<void>;
  /** Prints the page on A4 paper and returns the PDF file; absent if the driver cannot print. */
  print?: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/**
 * Returns a function call as source code, because every driver accepts source code, but each passes functions
 * differently.
 *
 * @param script - A function that only uses its arguments.
 * @param args - Arguments of the call.
 * @returns The call as a JavaScript expression.
 */
export function callExpression(script: (...args: never[]) => unknown, args: readonly Json[]): string {
  return `(${script.toString()})(...${JSON.stringify(args)})`;
}
