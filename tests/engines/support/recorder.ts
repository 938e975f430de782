/** Where the server offers the recorder. */
export const recorderPath = '/__recorder.js';

/** The session storage keeps messages when a page is left before a test reads them. */
export const recorderKey = '__messages';

/**
 * Runs in every page before its own scripts. It records what goes wrong in the same words in all engines: errors, warnings,
 * files that cannot be loaded, violations of the content security policy, and requests to other hosts.
 *
 * @param key - Key in the session storage.
 */
export function recordMessages(key: string): void {
  const record = (message: string): void => {
    const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...messages, `${location.pathname}: ${message}`]));
  };
  const textOf = (value: unknown): string =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);

  window.addEventListener(
    'error',
    ({target, message}) => {
      if (target instanceof Element) {
        const file = target.getAttribute('src') ?? target.getAttribute('href');
        // Browsers cancel what a page still loads when it is left, and then this never runs. A listener of `beforeunload`
        // cannot replace it: with one, Firefox stopped navigating under automation. The server reports missing files too.
        setTimeout(() => record(`could not load ${file}`), 500);
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
