import type {Release} from './types';

/**
 * Where the tracker lists what was fixed in a release.
 *
 * @param release - A release of the platform.
 * @returns An address; undefined if no such list is on record.
 */
export function issueListOf({name, fixVersions, issueListUrl}: Release): string | undefined {
  if (issueListUrl !== undefined) {
    return issueListUrl;
  }
  // The tracker calls the first release of a version by the name of the version.
  const versions = fixVersions ?? [name.replace(/^(\d+\.\d+)\.0$/, '$1')];
  if (versions.length === 0) {
    return undefined;
  }
  const list = versions.map((version) => `"${version}"`).join(', ');
  const query = `project = MDL AND resolution = Fixed AND fixVersion in (${list}) ORDER BY priority DESC`;
  // Round brackets would end the link in some mail programs and editors.
  return `https://tracker.moodle.org/issues/?jql=${encodeURIComponent(query).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))}`;
}
