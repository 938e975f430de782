/** Part of the site to which a search can be limited: everything but release notes, or only release notes. */
export type Only = 'guides' | 'notes';

/** Labels of the choices in the interface, by value. The empty value stands for no limit. */
export const onlyLabels: Readonly<Record<Only | '', string>> = {
  '': 'All',
  guides: 'Guides and APIs',
  notes: 'Release notes',
};

/** Returns the value if it is a known part, such as the value of a select field or a parameter. */
export function readOnly(value: string | null): Only | undefined {
  return value === 'guides' || value === 'notes' ? value : undefined;
}

const releaseNotes = /\/general\/(?:app_)?releases\/v?\d/;

/** Returns whether a page belongs to a part of the site. */
export function isIn(only: Only | undefined, path: string): boolean {
  return only === undefined || releaseNotes.test(path) === (only === 'notes');
}
