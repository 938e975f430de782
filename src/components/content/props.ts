/**
 * An error about an invalid prop, which names its value and the allowed values. The build adds the name of the page.
 */
export class PropError extends Error {
  constructor(component: string, prop: string, value: unknown, allowed: string) {
    super(`<${component}> ${prop} is ${formatValue(value)}; allowed: ${allowed}.`);
    this.name = 'PropError';
  }
}

/** Formats a value as in MDX: a string in quotes, anything else in braces. */
function formatValue(value: unknown): string {
  if (value === undefined) {
    return 'not set';
  }
  if (typeof value === 'string') {
    return `"${value}"`;
  }
  return typeof value === 'number' || typeof value === 'boolean'
    ? `{${String(value)}}`
    : `an expression of type ${typeof value}`;
}

function checkPattern(component: string, prop: string, value: unknown, pattern: RegExp, allowed: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) {
    throw new PropError(component, prop, value, allowed);
  }
  return value;
}

/** Checks a text prop, which must not be blank. This happens at run time, because TypeScript does not check MDX files. */
export function checkText(component: string, prop: string, value: unknown): string {
  return checkPattern(component, prop, value, /\S/, 'text in quotes');
}

/** Checks a release number, such as `4.2` or `4.1.3`. Numbers are not allowed, because `{4.10}` would become 4.1. */
export function checkVersion(component: string, value: unknown): string {
  return checkPattern(
    component,
    'version',
    value,
    /^\d+\.\d+(\.\d+)?$/,
    'a release in quotes, such as "4.2" or "4.1.3"',
  );
}

/** Checks the key of a tracker issue, such as `MDL-12345`, whose project has to be in Moodle's tracker. */
export function checkIssue(component: string, value: unknown): string {
  return checkPattern(
    component,
    'issue',
    value,
    /^(MDL|MOBILE|CONTRIB)-\d+$/,
    'a tracker issue in quotes, such as "MDL-12345", from the project MDL, MOBILE or CONTRIB',
  );
}

/** Checks that a URL is an https or http URL, or a path on this site. */
export function checkUrl(component: string, value: unknown): string {
  return checkPattern(
    component,
    'url',
    value,
    /^(https?:\/\/[^\s/]\S*|\/(?!\/)\S*)$/,
    'a URL that starts with https:// or http://, or a path on this site that starts with /',
  );
}

/** Checks a boolean prop. Strings are not allowed, because `required="false"` would count as true. */
export function checkBoolean(component: string, prop: string, value: unknown): boolean {
  if (typeof value !== 'boolean') {
    throw new PropError(component, prop, value, '{true} or {false}');
  }
  return value;
}
