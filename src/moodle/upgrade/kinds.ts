/** Kinds of changes with their labels, in the order in which the planner shows them. */
export const changeKinds = {
  security: 'Security fixes',
  before: 'Before you upgrade',
  feature: 'New and improved',
  fix: 'Fixes',
  developer: 'For developers',
} as const;

export type ChangeKind = keyof typeof changeKinds;

/** Headings in release notes, with the kind of the changes below them. The first pattern that matches is used. */
const headings: readonly (readonly [RegExp, ChangeKind])[] = [
  [/^Security fixes/i, 'security'],
  [/^(?:Before you upgrade|Known problems|GDPR preparation|Special notes|Plugins removed|Removal of)/i, 'before'],
  [
    /\bAPIs?\b|developers|^Deprecat|^Web services$|^Third-party|^Tasks$|^Sub-tasks$|^New language strings$/i,
    'developer',
  ],
  [/fixes|^Security improvements|^All issues/i, 'fix'],
  [/./, 'feature'],
];

/** Headings whose list items are not changes. */
const otherHeadings = /^(?:Translations of these notes|See also|Credits|Requirements|Version support)$/i;

/**
 * Finds the kind of a line from the headings above it (outermost first) and the issues that it mentions; undefined if it isn't
 * a change, such as a link to a translation.
 */
export function kindOf(path: readonly string[], keys: readonly string[]): ChangeKind | undefined {
  if (path.some((heading) => otherHeadings.test(heading))) {
    return undefined;
  }
  if (keys.some((key) => key.startsWith('MSA-'))) {
    return 'security';
  }
  // The nearest heading determines the kind, unless it only names a component, such as "Quiz".
  const found = path.map((heading) => headings.find(([pattern]) => pattern.test(heading))?.[1] ?? 'feature');
  return found.findLast((kind) => kind !== 'feature') ?? 'feature';
}

const summaryHeadings =
  /features|improvements|fixes|highlights|usability|developers|administrators|teachers|changes|issues|tasks|other|core|platform|experience|problems|upgrad|deprecat|removed|experimental|plugin|smaller|larger|activity modules|new /i;

/** Label for lines that don't name a component. */
export const generalComponent = 'General';

/** Finds the component of a line: the nearest heading above it that names a part of the platform, or `General`. */
export function componentOf(path: readonly string[]): string {
  const [, ...inner] = path;
  return inner.findLast((heading) => !summaryHeadings.test(heading)) ?? generalComponent;
}

/** Vulnerabilities that release notes name, the most dangerous first. */
const vulnerabilities: readonly (readonly [label: string, RegExp])[] = [
  ['Remote code execution', /remote code execution|\bRCE\b|code injection|execute code/i],
  ['SQL injection', /SQL injection/i],
  ['Privilege escalation', /privilege escalation/i],
  ['File access', /\bLFI\b|file inclusion|arbitrary files?\b|path traversal/i],
  ['Cross-site scripting (XSS)', /\bXSS\b|cross-site scripting/i],
  ['Cross-site request forgery (CSRF)', /\bCSRF\b|cross-site request forgery/i],
  ['Server-side request forgery (SSRF)', /\bSSRF\b/i],
  ['Denial of service (DoS)', /\bDoS\b|denial of service/i],
  ['Other vulnerabilities, such as missing permission checks', /(?:)/],
];

/** Groups security fixes by the vulnerability that their text names, the most dangerous one first. */
export function groupVulnerabilities<Fix extends {text: string}>(
  changes: readonly Fix[],
): (readonly [label: string, fixes: Fix[]])[] {
  const labels = changes.map(({text}) => vulnerabilities.find(([, pattern]) => pattern.test(text))?.[0]);
  return vulnerabilities
    .map(([label]) => [label, changes.filter((_, index) => labels[index] === label)] as const)
    .filter(([, fixes]) => fixes.length > 0);
}
