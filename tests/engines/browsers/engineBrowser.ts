/** Values that can be sent to a page and back. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | {readonly [key: string]: Json};

/** A key and the modifiers that are held meanwhile. */
export interface Shortcut {
  /** A character, or the name of a key as in `KeyboardEvent.key`. */
  key: 'ArrowDown' | 'Enter' | 'Escape' | 'k';
  isControl?: boolean;
}

/** What a driver is asked for. Values are CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** A browser with one page: the operations that the drivers of all engines have in common. */
export interface EngineBrowser {
  /** Opens an address and waits until the document has loaded. */
  open: (url: string) => Promise<void>;
  /** Calls a function in the page, which can use nothing but its arguments, and awaits its result. */
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
  close: () => Promise<void>;
}

/**
 * Writes a call as an expression, because drivers disagree on how to pass functions but all take source code.
 *
 * @param script - A function that uses nothing but its arguments.
 * @param args - Its arguments.
 * @returns The expression.
 */
export function callExpression(script: (...args: never[]) => unknown, args: readonly Json[]): string {
  return `(${script.toString()})(...${JSON.stringify(args)})`;
}
