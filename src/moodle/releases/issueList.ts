import {presentAddress, tracker} from '../trackerUrl.ts';
import type {Release} from '../types';

/** Returns the URL of the tracker's list of the issues that a release fixes, if there is one. */
export function issueListOf({name, fixVersions, issueListUrl}: Release): string | undefined {
  if (issueListUrl !== undefined) {
    return presentAddress(issueListUrl);
  }
  // In the tracker, the first release of a version has the name of the version.
  const versions = fixVersions ?? [name.replace(/^(\d+\.\d+)\.0$/, '$1')];
  if (versions.length === 0) {
    return undefined;
  }
  const list = versions.map((version) => `"${version}"`).join(', ');
  const query = `project = MDL AND resolution = Fixed AND fixVersion in (${list}) ORDER BY priority DESC`;
  // Parentheses are encoded too, because some email programs and editors end links at them.
  return `${tracker}issues/?jql=${encodeURIComponent(query).replaceAll('(', '%28').replaceAll(')', '%29')}`;
}
