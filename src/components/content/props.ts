/** Says which prop of which component is wrong, what it holds and what it may hold; the build shows it with the page. */
export class PropError extends Error {
  constructor(component: string, prop: string, value: unknown, allowed: string) {
    super(`<${component}> ${prop} is ${shown(value)}; allowed: ${allowed}.`);
    this.name = 'PropError';
  }
}

/** A value as an author would have written it: `"text"` in quotes, anything else in braces. */
function shown(value: unknown): string {
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

/**
 * Checks a prop that must hold text. Markdown is not typed, so what TypeScript promises is checked again here.
 *
 * @returns The text.
 * @throws PropError if it is missing, blank or no text.
 */
export function checkText(component: string, prop: string, value: unknown): string {
  return checkPattern(component, prop, value, /\S/, 'text in quotes');
}

/**
 * Checks a release number.
 *
 * @returns Two or three numbers with dots between them, such as `4.2` or `4.1.3`.
 * @throws PropError if it is anything else; a number in braces would turn 4.10 into 4.1.
 */
export function checkVersion(component: string, value: unknown): string {
  return checkPattern(
    component,
    'version',
    value,
    /^\d+\.\d+(\.\d+)?$/,
    'a release in quotes, such as "4.2" or "4.1.3"',
  );
}

/**
 * Checks the key of a tracker issue.
 *
 * @returns The key, such as `MDL-12345`.
 * @throws PropError if it is missing or of a project that is not in Moodle's tracker.
 */
export function checkIssue(component: string, value: unknown): string {
  return checkPattern(
    component,
    'issue',
    value,
    /^(MDL|MOBILE|CONTRIB)-\d+$/,
    'a tracker issue in quotes, such as "MDL-12345", of the projects MDL, MOBILE or CONTRIB',
  );
}

/**
 * Checks an address.
 *
 * @returns An https or http address, or a path of this site.
 * @throws PropError if it is anything else.
 */
export function checkUrl(component: string, value: unknown): string {
  return checkPattern(
    component,
    'url',
    value,
    /^(https?:\/\/[^\s/]\S*|\/(?!\/)\S*)$/,
    'an address that starts with https:// or http://, or a path of this site that starts with /',
  );
}

/**
 * Checks a switch.
 *
 * @returns `true` or `false`.
 * @throws PropError if it is missing or text: `required="false"` is text, and would count as true.
 */
export function checkSwitch(component: string, prop: string, value: unknown): boolean {
  if (typeof value !== 'boolean') {
    throw new PropError(component, prop, value, '{true} or {false}');
  }
  return value;
}
