/** Path at which the server of the tests provides the recorder. */
export const recorderPath = '/__recorder.js';

/** Property of `window` that tests set before they leave the page. */
export const leavingKey = '__isLeaving';

/** Key in the session storage, which keeps messages even if a test leaves the page before reading them. */
export const recorderKey = '__messages';

/**
 * Records problems of a page, with the same wording in all engines: errors, warnings, files that cannot be loaded, violations
 * of the content security policy, and requests to other hosts. It runs in every page, before the page's scripts.
 */
export function recordMessages(key: string, leaving: string): void {
  const record = (message: string): void => {
    // When a page is left, browsers cancel its pending requests and report them as failed.
    if (leaving in window) {
      return;
    }
    const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...messages, `${location.pathname}: ${message}`]));
  };
  const describe = (value: unknown): string =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);

  window.addEventListener(
    'error',
    ({target, message}) => {
      if (target instanceof Element) {
        record(`could not load ${target.getAttribute('src') ?? target.getAttribute('href')}`);
      } else {
        record(`uncaught error: ${message}`);
      }
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => record(`unhandled rejection: ${describe(reason)}`));
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    record(`violates ${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      record(`console.${level}: ${values.map(describe).join(' ')}`);
      log(...values);
    };
  }
  new PerformanceObserver((list) => {
    for (const {name} of list.getEntries()) {
      if (name.startsWith('http') && new URL(name).origin !== location.origin) {
        record(`request to another host: ${name}`);
      }
    }
  }).observe({type: 'resource', buffered: true});
}
