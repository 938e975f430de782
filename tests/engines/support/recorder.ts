/** Where the server offers the recorder. */
export const recorderPath = '/__recorder.js';

/** Property of the window that says that the test leaves the page. */
export const leavingKey = '__isLeaving';

/** The session storage keeps messages when a page is left before a test reads them. */
export const recorderKey = '__messages';

/**
 * Runs in every page before its own scripts. It records what goes wrong in the same words in all engines: errors, warnings,
 * files that cannot be loaded, violations of the content security policy, and requests to other hosts.
 *
 * @param key - Key in the session storage.
 * @param leaving - Property of the window; see `leavingKey`.
 */
export function recordMessages(key: string, leaving: string): void {
  const record = (message: string): void => {
    // Browsers cancel what a page still loads when it is left, and then report that it could not be loaded.
    if (leaving in window) {
      return;
    }
    const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...messages, `${location.pathname}: ${message}`]));
  };
  const textOf = (value: unknown): string =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);

  window.addEventListener(
    'error',
    ({target, message}) => {
      if (target instanceof Element) {
        record(`could not load ${target.getAttribute('src') ?? target.getAttribute('href')}`);
      } else {
        record(`uncaught: ${message}`);
      }
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => record(`unhandled rejection: ${textOf(reason)}`));
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    record(`violates ${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      record(`console.${level}: ${values.map(textOf).join(' ')}`);
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
