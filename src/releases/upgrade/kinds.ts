/** Kinds of changes, in the order in which readers want them, with their names. */
export const changeKinds = {
  security: 'Security fixes',
  before: 'Before you upgrade',
  feature: 'New and improved',
  fix: 'Fixes',
  developer: 'For developers',
} as const;

export type ChangeKind = keyof typeof changeKinds;

/** Headings of release notes and what stands under them; the first that fits decides. */
const headings: readonly (readonly [RegExp, ChangeKind])[] = [
  [/^Security fixes/i, 'security'],
  [/^(?:Before you upgrade|Known problems|GDPR preparation|Special notes|Plugins removed)/i, 'before'],
  [
    /\bAPIs?\b|developers|^Deprecat|^Web services$|^Third-party|^Tasks$|^Sub-tasks$|^New language strings$/i,
    'developer',
  ],
  [/fixes|^Security improvements|^All issues/i, 'fix'],
  [/./, 'feature'],
];

/** What stands under these is no change of the release. */
const otherHeadings = /^(?:Translations of these notes|See also|Credits|Requirements|Version support)$/i;

/**
 * Says what a line of release notes is about.
 *
 * @param path - Headings that it stands under, from the top down.
 * @param keys - Its issues and advisories.
 * @returns Its kind; undefined if it tells no change, such as a link to a translation.
 */
export function kindOf(path: readonly string[], keys: readonly string[]): ChangeKind | undefined {
  if (path.some((heading) => otherHeadings.test(heading))) {
    return undefined;
  }
  if (keys.some((key) => key.startsWith('MSA-'))) {
    return 'security';
  }
  // The nearest heading says most, but a component, such as "Quiz", says nothing of the kind.
  const found = path.map((heading) => headings.find(([pattern]) => pattern.test(heading))?.[1] ?? 'feature');
  return found.findLast((kind) => kind !== 'feature') ?? 'feature';
}

/** Headings that gather changes of many components. */
const gathering =
  /features|improvements|fixes|highlights|usability|developers|administrators|teachers|changes|issues|tasks|other|core|platform|experience|problems|upgrad|deprecat|removed|experimental|plugin|smaller|larger|activity modules|new /i;

/** Of a line that names no component. */
export const generalComponent = 'General';

/**
 * Says which component a line belongs to that does not name one itself.
 *
 * @param path - Headings that it stands under, from the top down.
 * @returns The nearest heading, if it is about one part of the platform; `General` otherwise.
 */
export function componentOf(path: readonly string[]): string {
  const [, ...inner] = path;
  return inner.findLast((heading) => !gathering.test(heading)) ?? generalComponent;
}
